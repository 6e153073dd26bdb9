#if Window || WindowAndWeb

    import Dispatch

    /// Says when SDL's queue is worth looking at: when the window system has written something, or, where it offers no
    /// descriptor for that, at every beat of a timer that lives as long as this.
    @MainActor final class SDLPump {
        private let body: @MainActor () -> Void
        private let source: any DispatchSourceProtocol
        private var isScheduled = false

        init(connection: Int32?, interval: DispatchTimeInterval = .milliseconds(16), _ body: @escaping @MainActor () -> Void) {
            self.body = body
            if let connection {
                source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
            } else {
                let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.schedule(deadline: .now(), repeating: interval, leeway: .milliseconds(2))
                source = timer
            }
            source.setEventHandler { MainActor.assumeIsolated { body() } }
            source.activate()
        }

        isolated deinit { source.cancel() }

        /// Looks once more when the current work is done: a call that waits for an answer of the window system also reads
        /// events, which then are in SDL's hands and no longer on the descriptor.
        func pumpSoon() {
            guard !isScheduled else { return }
            isScheduled = true
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.isScheduled = false
                    self.body()
                }
            }
        }
    }

#endif
