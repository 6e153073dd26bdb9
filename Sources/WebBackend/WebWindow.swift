#if Web || WindowAndWeb

    import CoreGraphics
    import Dispatch
    import Foundation
    import NIOCore
    import NIOWebSocket
    import Platform

    /// The window that a page shows. It outlives its pages: one that connects gets the whole picture, one that goes away leaves
    /// the application running.
    @MainActor package final class WebWindow: PlatformWindow {
        /// What was sent so far: messages with pixels, their bytes, frames that were presented, and trees.
        package struct Counters: Hashable, Sendable {
            package var presented = 0
            package var sent = 0
            package var bytes = 0
            /// Messages with what assistive technology is told.
            package var trees = 0
        }

        package private(set) var isOpen = true
        package private(set) var counters = Counters()
        package var textInput: (any TextInput)? { input }
        package var accessibilityMirror: (any AccessibilityMirror)? { mirror }
        var state: PageState {
            didSet {
                guard state != oldValue else { return }
                stateIsStale = true
                flush()
            }
        }
        private lazy var input = WebTextInput(window: self)
        private lazy var mirror = WebMirror(window: self)
        private var tree = TreeBacklog()
        private let clipboard: WebClipboard
        /// What was copied, and the page does not know of yet.
        private var copied: String?
        private var translator: PageTranslator
        private let events: @MainActor (PlatformEvent) -> Void
        private let screen = ScreenCopy()
        private var backlog = FrameBacklog()
        private var connection: WebConnection?
        private var stateIsStale = true
        private var number: UInt32 = 0
        /// The message whose drawing the page has yet to report: until then nothing else is sent.
        private var awaited: UInt32?
        private var hasDisplay = false
        private var shakes = 0

        init(
            metrics: DisplayMetrics, title: String, clipboard: WebClipboard, events: @escaping @MainActor (PlatformEvent) -> Void
        ) {
            translator = PageTranslator(metrics: metrics)
            state = PageState(title: title)
            self.clipboard = clipboard
            self.events = events
            clipboard.whenSet = { [weak self] text in
                self?.copied = text
                self?.flush()
            }
        }

        package var metrics: DisplayMetrics { translator.metrics }
        /// Whether a page shows this window.
        package var isConnected: Bool { connection != nil && hasDisplay }

        package var title: String {
            get { state.title }
            set { state.title = newValue }
        }

        package var pointerShape = PointerShape.arrow {
            didSet {
                state.cursor =
                    switch pointerShape {
                    case .arrow: "default"
                    case .beam: "text"
                    case .sidewaysBeam: "vertical-text"
                    case .hidden: "none"
                    }
            }
        }

        /// Has the page shake. One that connects later does not: what it would be told of is over.
        func shake(_ pulse: Pulse) {
            guard isConnected else { return }
            shakes += 1
            state.shake = PageState.Shake(id: shakes, rhythm: pulse.rhythm)
        }

        package func present(_ frame: Frame) {
            guard isOpen else { return }
            counters.presented += 1
            if screen.update(frame) {
                backlog.addAll(frame.pixels.bounds)
            } else {
                backlog.add(moves: frame.moves, damage: frame.damage, bounds: frame.pixels.bounds)
            }
            flush()
        }

        /// Notes what assistive technology should be told.
        func changeTree(_ change: (inout TreeBacklog) -> Void) {
            change(&tree)
            flush()
        }

        package func close() {
            guard isOpen else { return }
            isOpen = false
            let goodbye = connection?.close(.ended)
            connection = nil
            // The process may end right after this; the page should have been told.
            let isSaid = DispatchSemaphore(value: 0)
            goodbye?.whenComplete { _ in _ = isSaid.signal() }
            if goodbye != nil { _ = isSaid.wait(timeout: .now() + Self.patience) }
        }

        /// How long closing waits for the network to take the goodbye of a page that is slow to read.
        private static let patience = DispatchTimeInterval.milliseconds(250)

        /// Cuts the line to the page without a word, as a network does. For tests.
        package func cutLine() { connection?.cut() }

        // MARK: - The page

        /// Shows a new page from now on; the one before is told so.
        func connect(_ page: WebConnection) {
            guard isOpen else {
                page.close(.ended)
                return
            }
            connection?.close(.takenOver)
            disconnect()
            connection = page
        }

        func disconnect(_ id: Int) {
            if connection?.id == id { disconnect() }
        }

        func receive(_ message: PageMessage, from id: Int, arrival: TimeInterval) {
            guard isOpen, connection?.id == id else { return }
            for event in translator.translate(message, arrival: arrival) where isOpen { events(event) }
            switch message {
            case .display where !hasDisplay:
                hasDisplay = true
                if let pixels = screen.pixels { backlog.addAll(pixels.bounds) }
                events(.accessibility(.show))
                flush()
            case .clipboard(let piece): clipboard.take(piece)
            case .drawn(let drawn) where drawn == awaited: pageHasDrawn()
            default: break
            }
        }

        /// Sends what has come up meanwhile.
        ///
        /// The network may report what it has taken a moment after the page has. A page that claims for a second to have drawn what it has not
        /// read is closed: messages to it would pile up in memory.
        private func pageHasDrawn(waits: Int = 0) {
            if let connection, !connection.isSent {
                guard waits < 20 else {
                    connection.close(.policyViolation)
                    return disconnect()
                }
                let claimed = awaited
                Task { [weak self] in
                    try? await Task.sleep(for: .milliseconds(waits == 0 ? 1 : 50))
                    if let self, let claimed, claimed == awaited { pageHasDrawn(waits: waits + 1) }
                }
                return
            }
            awaited = nil
            flush()
        }

        private func disconnect() {
            connection = nil
            awaited = nil
            hasDisplay = false
            tree.forgetPage()
            state.shake = nil
            clipboard.forgetPieces()
            stateIsStale = true
            for event in translator.disconnect(now: RealTimeClock.uptime) where isOpen { events(event) }
        }

        /// Sends what the page lacks, if it has drawn all it was sent.
        private func flush() {
            guard let connection, hasDisplay, awaited == nil else { return }
            if stateIsStale { sendState(to: connection) }
            if let text = copied { send(text, copiedTo: connection) }
            if let message = tree.take() { sendTree(message, to: connection) }
            if let pixels = screen.pixels, !backlog.isEmpty { send(pixels, to: connection) }
        }

        private func sendState(to connection: WebConnection) {
            number &+= 1
            stateIsStale = false
            var numbered = state
            numbered.n = number
            send(numbered, to: connection)
        }

        private func send(_ text: String, copiedTo connection: WebConnection) {
            number &+= 1
            copied = nil
            send(PageCopy(n: number, text: text), to: connection)
        }

        private func sendTree(_ message: PageTree, to connection: WebConnection) {
            number &+= 1
            counters.trees += 1
            var numbered = message
            numbered.n = number
            send(numbered, to: connection)
        }

        private func send(_ message: some Encodable, to connection: WebConnection) {
            guard let data = try? JSONEncoder().encode(message) else { return }
            var buffer = connection.buffer(capacity: data.count)
            buffer.writeBytes(data)
            connection.send(buffer, as: .text)
            awaited = number
        }

        private func send(_ pixels: PixelBuffer, to connection: WebConnection) {
            number &+= 1
            let message = FrameMessage(number: number, scale: Float(metrics.scale), changes: backlog.take())
            var buffer = connection.buffer(capacity: message.byteCount)
            message.write(pixels, to: &buffer)
            connection.send(buffer, as: .binary)
            awaited = number
            counters.sent += 1
            counters.bytes += message.byteCount
        }
    }

#endif
