#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    @testable import UIKitCore
    import WindowBackend

    /// An application with a text field and a switch in a real window, and counters of its frames since an event.
    @MainActor final class PixelApp {
        struct Seen: Sendable {
            /// The number of frames that ran.
            var frames: Int
            /// The number of frames that the loop passed to the back end.
            var presents: Int
            /// The number of frames that the back end passed to the window system.
            var shown: Int
            /// The number of dark pixels in the text field.
            var ink: Int
        }

        static let title = "EventToPixel"

        let screen = PixelScreen()
        let host: ApplicationHost
        let mouse = XMouse(display: ProcessInfo.processInfo.environment["DISPLAY"] ?? "", corner: (0, 0))
        private let backend: NotingBackend
        private let delegate: PixelDelegate
        private var before = (counters: FrameCounters(), shown: 0)

        init() throws {
            let sdl = try SDLBackend(metrics: DisplayMetrics(size: CGSize(width: 200, height: 200), scale: 1), driver: WindowRig.driver)
            let (backend, delegate) = (NotingBackend(sdl), PixelDelegate(screen))
            (self.backend, self.delegate) = (backend, delegate)
            host = ApplicationHost(backend: backend, title: Self.title, keyboard: .hardware) { delegate }
            try host.launch()
        }

        private var window: SDLPlatformWindow? { host.frameLoop.surfaces.first?.window as? SDLPlatformWindow }

        /// Advances half a second of frames, in which started work ends.
        func rest() async {
            await withCheckedContinuation { continuation in
                _ = host.frameLoop.schedule(after: 0.5) { continuation.resume() }
            }
        }

        /// Returns the counters of the first two frames after an event, each counted from the event.
        ///
        /// Both are recorded as they end, because a waiting task may be resumed some frames later.
        func frames(after event: () throws -> Void, where isIt: @escaping @MainActor (PlatformEvent) -> Bool) async -> [Seen] {
            await withCheckedContinuation { continuation in
                backend.onEvent = { [weak self] event in
                    guard let self, isIt(event) else { return }
                    backend.onEvent = nil
                    before = (host.frameLoop.counters, window?.counters.frames ?? 0)
                    host.frameLoop.runAfterFrame {
                        let first = self.seen
                        self.host.frameLoop.runAfterFrame { continuation.resume(returning: [first, self.seen]) }
                    }
                }
                try? event()
            }
        }

        func isPointer(_ event: PlatformEvent, _ phase: PointerEvent.Phase) -> Bool {
            if case .pointer(let pointer) = event { pointer.phase == phase } else { false }
        }

        private var seen: Seen {
            let counters = host.frameLoop.counters - before.counters
            return Seen(
                frames: counters.ticks, presents: counters.presents, shown: (window?.counters.frames ?? 0) - before.shown, ink: ink)
        }

        /// The number of dark pixels of the field that the window system shows.
        var ink: Int {
            let field = screen.field.frame
            var count = 0
            for y in Int(field.minY)..<Int(field.maxY) {
                for x in Int(field.minX)..<Int(field.maxX) where (window?.shownPixel(x: x, y: y) ?? 0xFF) & 0xFF < 0x80 { count += 1 }
            }
            return count
        }
    }

    /// A field and a switch.
    final class PixelScreen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            field.textColor = .black
            // The caret must not count as a letter.
            field.tintColor = .clear
            for part in [field, toggle] as [UIView] { view.addSubview(part) }
        }
    }

    private final class PixelDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let screen: PixelScreen

        init(_ screen: PixelScreen) {
            self.screen = screen
            super.init()
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    /// SDL's back end, which records each event before the application receives it.
    @MainActor private final class NotingBackend: Backend {
        var onEvent: (@MainActor (PlatformEvent) -> Void)?
        private let sdl: SDLBackend

        init(_ sdl: SDLBackend) { self.sdl = sdl }

        var name: String { sdl.name }
        var keyboardMode: KeyboardMode { sdl.keyboardMode }
        var displays: [Display] { sdl.displays }
        var clock: any FrameClock { sdl.clock }
        var clipboard: (any Clipboard)? { sdl.clipboard }
        var urlOpener: (any URLOpener)? { sdl.urlOpener }
        func keepAwake(_ isAwake: Bool) { sdl.keepAwake(isAwake) }
        func start() throws(BackendError) { try sdl.start() }
        func stop() { sdl.stop() }

        func openWindow(
            on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
        ) throws(BackendError) -> any PlatformWindow {
            try sdl.openWindow(on: display, title: title) { [weak self] event in
                self?.onEvent?(event)
                events(event)
            }
        }
    }

#endif
