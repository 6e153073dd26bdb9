#if Web || WindowAndWeb

    import CoreGraphics
    import Dispatch
    import Foundation
    import NIOCore
    import NIOWebSocket
    import Platform

    /// The window that a page displays. It outlives its pages: a new page receives the whole image, and the
    /// application continues without a page.
    ///
    /// Changes are sent with stop-and-wait flow control. The state of the page, copied text, the accessibility tree
    /// and the damage of the image are accumulated. Only the latest value of each is kept. When the page has
    /// confirmed the drawing of the previous message, the pending changes are sent. A slow page therefore skips
    /// frames, and messages never accumulate in memory. If a second page connects, the connection of the first page
    /// is closed.
    @MainActor package final class WebWindow: PlatformWindow {
        /// The counters of messages with pixels, their bytes, presented frames, and accessibility trees.
        package struct Counters: Hashable, Sendable {
            package var presented = 0
            package var sent = 0
            package var bytes = 0
            /// The number of messages for assistive technology.
            package var trees = 0
        }

        package private(set) var isOpen = true
        package private(set) var counters = Counters()
        package var textInput: (any TextInput)? { input }
        package var accessibilityMirror: (any AccessibilityMirror)? { mirror }
        var state: PageState {
            didSet {
                guard state != oldValue else { return }
                isStateStale = true
                flush()
            }
        }
        private lazy var input = WebTextInput(window: self)
        private lazy var mirror = WebMirror(window: self)
        private var tree = TreeBacklog()
        private let clipboard: WebClipboard
        /// The copied text that the page has not received yet.
        private var pendingCopiedText: String?
        private var translator: PageTranslator
        private let events: @MainActor (PlatformEvent) -> Void
        private let screen = ScreenCopy()
        private var backlog = FrameBacklog()
        private var connection: WebConnection?
        private var isStateStale = true
        private var number: UInt32 = 0
        /// The number of the message whose drawing the page has not confirmed; `nil` if all are confirmed. Nothing
        /// else is sent before the confirmation.
        private var unconfirmedNumber: UInt32?
        private var hasDisplay = false
        private var hapticCount = 0

        init(
            metrics: DisplayMetrics, title: String, clipboard: WebClipboard, events: @escaping @MainActor (PlatformEvent) -> Void
        ) {
            translator = PageTranslator(metrics: metrics)
            state = PageState(title: title)
            self.clipboard = clipboard
            self.events = events
            clipboard.onCopy = { [weak self] text in
                self?.pendingCopiedText = text
                self?.flush()
            }
        }

        package var metrics: DisplayMetrics { translator.metrics }
        /// Whether a page displays this window.
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
                    case .horizontalBeam: "vertical-text"
                    case .hidden: "none"
                    }
            }
        }

        /// Plays haptic feedback on the current page. A page that connects later does not play it.
        func playHaptics(_ pulse: HapticPattern) {
            guard isConnected else { return }
            hapticCount += 1
            state.shake = PageState.Shake(id: hapticCount, rhythm: pulse.durations)
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

        /// Changes the accessibility tree, and sends the change.
        func changeTree(_ change: (inout TreeBacklog) -> Void) {
            change(&tree)
            flush()
        }

        package func close() {
            guard isOpen else { return }
            isOpen = false
            let closingFrame = connection?.close(.ended)
            connection = nil
            // The process may end after this call, so the closing message has to be sent first.
            let isSent = DispatchSemaphore(value: 0)
            closingFrame?.whenComplete { _ in _ = isSent.signal() }
            if closingFrame != nil { _ = isSent.wait(timeout: .now() + Self.closeTimeout) }
        }

        /// The maximum time to wait for the network to accept the closing message of a slow page.
        private static let closeTimeout = DispatchTimeInterval.milliseconds(250)

        /// Closes the connection without a message, like a network failure, for tests.
        package func dropConnection() { connection?.drop() }

        // MARK: - The page

        /// Displays the window in a new page, and notifies the previous page.
        func connect(_ page: WebConnection) {
            guard isOpen else {
                page.close(.ended)
                return
            }
            connection?.close(.superseded)
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
            case .clipboard(let piece): clipboard.receive(piece)
            case .drawn(let drawn) where drawn == unconfirmedNumber: handleConfirmation()
            default: break
            }
        }

        /// Sends the pending changes.
        ///
        /// The network may report sent bytes a moment after the page has confirmed the drawing. The page is closed if
        /// it claims, for a second, to have drawn a frame that it has not read. Otherwise its messages would
        /// accumulate in memory.
        private func handleConfirmation(retryCount: Int = 0) {
            if let connection, !connection.isSent {
                guard retryCount < 20 else {
                    connection.close(.policyViolation)
                    return disconnect()
                }
                let claimed = unconfirmedNumber
                Task { [weak self] in
                    try? await Task.sleep(for: .milliseconds(retryCount == 0 ? 1 : 50))
                    if let self, let claimed, claimed == unconfirmedNumber { handleConfirmation(retryCount: retryCount + 1) }
                }
                return
            }
            unconfirmedNumber = nil
            flush()
        }

        private func disconnect() {
            connection = nil
            unconfirmedNumber = nil
            hasDisplay = false
            tree.resetPage()
            state.shake = nil
            clipboard.discardPieces()
            isStateStale = true
            for event in translator.disconnect(now: RealTimeClock.uptime) where isOpen { events(event) }
        }

        /// Sends the pending changes, if the page has confirmed the drawing of all previous messages.
        private func flush() {
            guard let connection, hasDisplay, unconfirmedNumber == nil else { return }
            if isStateStale { sendState(to: connection) }
            if let text = pendingCopiedText { send(text, copiedTo: connection) }
            if let message = tree.drainChanges() { sendTree(message, to: connection) }
            if let pixels = screen.pixels, !backlog.isEmpty { send(pixels, to: connection) }
        }

        private func sendState(to connection: WebConnection) {
            number &+= 1
            isStateStale = false
            var numbered = state
            numbered.n = number
            send(numbered, to: connection)
        }

        private func send(_ text: String, copiedTo connection: WebConnection) {
            number &+= 1
            pendingCopiedText = nil
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
            unconfirmedNumber = number
        }

        private func send(_ pixels: PixelBuffer, to connection: WebConnection) {
            number &+= 1
            let message = FrameMessage(number: number, scale: Float(metrics.scale), changes: backlog.drain())
            var buffer = connection.buffer(capacity: message.byteCount)
            message.write(pixels, to: &buffer)
            connection.send(buffer, as: .binary)
            unconfirmedNumber = number
            counters.sent += 1
            counters.bytes += message.byteCount
        }
    }

#endif
