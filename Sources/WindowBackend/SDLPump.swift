#if Window || WindowAndWeb

    import Dispatch

    /// Calls a handler when SDL's queue may have events. The trigger is data from the window system, or a repeating
    /// timer if there is no file descriptor.
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

        /// Schedules another call of the handler. A call of SDL that waits for a response of the window system also
        /// reads events. The events are then in SDL's queue, and the file descriptor no longer reports them.
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
