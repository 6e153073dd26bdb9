#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform

    /// The browser back end: a page at a secret URL, which displays the window's frames and sends its events.
    @MainActor package final class WebBackend: Backend {
        package let name = "web"
        package let clock: any FrameClock
        /// The display, with the size of the page after it has connected.
        package var displays: [Display] { [Display(id: 0, metrics: window?.metrics ?? metrics)] }
        /// The open window; `nil` if there is none.
        package private(set) var window: WebWindow?
        private let realTimeClock = RealTimeClock()
        private let host: String
        private let port: Int
        private let metrics: DisplayMetrics
        private let limits: WebLimits
        private let token = WebToken()
        private let webClipboard = WebClipboard()
        private let inbox: WebInbox
        private var server: WebServer?

        /// Prepares a server on `host` and `port`; port 0 selects any free port. The `metrics` apply until a page
        /// reports its own size and appearance.
        package init(
            host: String = "127.0.0.1", port: Int = 0, metrics: DisplayMetrics?, limits: WebLimits = WebLimits()
        ) throws(BackendError) {
            guard (0...65535).contains(port) else {
                throw .failed(operation: "listening on port \(port)", reason: "ports are 0…65535")
            }
            self.host = host
            self.port = port
            self.metrics = metrics ?? .phone
            self.limits = limits
            inbox = WebInbox(limit: limits.pendingMessages, byteLimit: limits.pendingBytes)
            clock = realTimeClock
        }

        /// The URL of the page, including its secret; "" before ``start()``.
        package var url: String {
            guard let server else { return "" }
            let displayedHost = ["0.0.0.0", "::"].contains(host) ? "127.0.0.1" : host
            return "http://\(displayedHost.contains(":") ? "[\(displayedHost)]" : displayedHost):\(server.port)/\(token.text)/"
        }

        package func playHaptics(_ pulse: HapticPattern) { window?.playHaptics(pulse) }

        /// Always `false`, because a phone's browser is below the phone's own status bar.
        package var drawsStatusBar: Bool { false }

        package var clipboard: (any Clipboard)? { webClipboard }

        package func openWindow(
            on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
        ) throws(BackendError) -> any PlatformWindow {
            guard window?.isOpen != true else {
                throw .failed(operation: "opening a window", reason: "a page shows one window, and one is open already")
            }
            let window = WebWindow(metrics: display.metrics, title: title, clipboard: webClipboard, events: events)
            self.window = window
            return window
        }

        package func start() throws(BackendError) {
            inbox.setReceiver { [weak self] in self?.receive($0) }
            server = try WebServer(host: host, port: port, token: token, limits: limits, inbox: inbox)
        }

        package func stop() {
            realTimeClock.stop()
            window?.close()
            server?.stop()
            server = nil
            inbox.setReceiver(nil)
        }

        /// Delivers the pending messages of pages. The back end calls this method itself when there are messages.
        package func pump() { inbox.drain() }

        private func receive(_ report: WebReport) {
            switch report {
            case .connected(let page):
                if let window { window.connect(page) } else { page.close(.ended) }
            case .message(let message, let id, let arrival): window?.receive(message, from: id, arrival: arrival)
            case .disconnected(let id): window?.disconnect(id)
            }
        }
    }

#endif
