#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import SDL

    /// A desktop window, which displays frames by copying their damage to SDL's window surface.
    @MainActor package final class SDLPlatformWindow: PlatformWindow {
        package private(set) var metrics: DisplayMetrics
        /// The display that the window simulates, with its own size.
        private let device: DisplayMetrics
        package private(set) var isOpen = true
        /// The numbers of frames and pixels that were sent to the window system.
        package private(set) var counters = (frames: 0, pixels: 0)
        package var textInput: (any TextInput)? { input }
        package let id: UInt32
        var translator: SDLEventTranslator
        private let native: NativeWindow
        private lazy var input = SDLTextInput(window: self) { [weak self] in self?.backend?.pump() }
        private weak var backend: SDLBackend?
        private let events: @MainActor (PlatformEvent) -> Void
        private var needsWholeFrame = true
        /// The text cursor, created on first use.
        private var beam: SDLCursor?

        init(
            title: String, metrics: DisplayMetrics, rule: WindowGeometry.Scale, backend: SDLBackend,
            events: @escaping @MainActor (PlatformEvent) -> Void
        ) throws(SDLError) {
            let pixels = metrics.pixelSize
            native = try NativeWindow(SDLWindow(title: title, width: pixels.width, height: pixels.height))
            id = native.window.id
            translator = SDLEventTranslator(geometry: native.geometry(rule: rule))
            self.metrics = metrics
            device = metrics
            self.backend = backend
            self.events = events
            self.metrics.size = translator.geometry.size
            self.metrics.scale = translator.geometry.scale
        }

        package var title: String {
            get { native.window.title }
            set { native.window.title = newValue }
        }

        package var pointerShape = PointerShape.arrow {
            didSet {
                guard isOpen else { return }
                switch pointerShape {
                case .arrow: SDLCursor.showArrow()
                case .beam, .horizontalBeam:
                    if beam == nil { beam = SDLCursor() }
                    // A desktop without a text cursor displays the arrow.
                    if beam == nil { SDLCursor.showArrow() } else { beam?.show() }
                case .hidden: SDLCursor.hide()
                }
            }
        }

        /// The file descriptor of the connection to the window system, or `nil`.
        var connection: Int32? { native.window.connection }

        /// Requests another size from the window system, in points.
        package func resize(to size: CGSize) {
            let units = translator.geometry.units(CGRect(origin: .zero, size: size))
            native.window.resize(width: Int(units.width.rounded()), height: Int(units.height.rounded()))
        }

        package var sizeLimits: SizeLimits? = SizeLimits() {
            didSet {
                guard isOpen, let sizeLimits else { return }
                let (minimum, maximum) = (units(sizeLimits.minimum), units(sizeLimits.maximum))
                native.window.setSizeLimits(minimum: (minimum.width, minimum.height), maximum: (maximum.width, maximum.height))
            }
        }

        private func units(_ size: CGSize) -> (width: Int, height: Int) {
            let units = translator.geometry.units(CGRect(origin: .zero, size: size))
            return (Int(min(units.width, 32_767).rounded()), Int(min(units.height, 32_767).rounded()))
        }

        package var canRotate: Bool { true }
        package func rotate() { resize(to: CGSize(width: metrics.size.height, height: metrics.size.width)) }

        package func present(_ frame: Frame) {
            guard isOpen else { return }
            let damage = needsWholeFrame ? [frame.pixels.bounds] : frame.damage + frame.moves.map(\.destination)
            guard damage.contains(where: { !$0.isEmpty }) else { return }
            do throws(SDLError) {
                try native.show(damage, of: frame.pixels)
                needsWholeFrame = false
                counters.frames += 1
                counters.pixels += damage.reduce(0) { $0 + $1.area }
            } catch {
                report(error)
            }
            backend?.pumpSoon()
        }

        package func close() {
            guard isOpen else { return }
            if translator.isComposing { input.end() }
            isOpen = false
            native.close()
            backend?.windowDidClose(self)
        }

        /// Returns the displayed pixel as `0xAARRGGBB`, for tests.
        package func shownPixel(x: Int, y: Int) -> UInt32? { isOpen ? native.window.shownPixel(x: x, y: y) : nil }

        /// Handles an event of this window.
        func handle(_ event: SDLEvent, next: SDLEvent?, time: TimeInterval) {
            switch event {
            case .window(.sizeChanged), .window(.displayChanged): updateMetrics()
            case .window(.exposed): redisplay()
            default: break
            }
            for translated in translator.translate(event, next: next, time: time) where isOpen { events(translated) }
        }

        private func updateMetrics() {
            let geometry = native.geometry(rule: translator.geometry.rule)
            guard geometry != translator.geometry else { return }
            translator.geometry = geometry
            needsWholeFrame = true
            metrics = device.resized(to: geometry.size, scale: geometry.scale)
            events(.metrics(metrics))
        }

        /// Displays the latest frame again. After a change of the size, the surface is empty until the next frame.
        private func redisplay() {
            guard !needsWholeFrame else { return }
            do throws(SDLError) { try native.window.redisplay() } catch { report(error) }
        }

        private func report(_ error: SDLError) {
            Diagnostics.report("window.present", "The window could not show a frame: \(error)")
        }
    }

#endif
