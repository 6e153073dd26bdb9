#if Window || WindowAndWeb

    import CoreGraphics
    import Dispatch
    import Platform
    import SDL

    /// Text entry through the desktop's input method.
    @MainActor final class SDLTextInput: TextInput {
        /// The interval of a timer that polls for events. Input methods use their own bus, whose file descriptor is
        /// not available.
        private static let pollingInterval = DispatchTimeInterval.milliseconds(50)
        private weak var window: SDLPlatformWindow?
        private let pump: @MainActor () -> Void
        private var timer: (any DispatchSourceTimer)?

        init(window: SDLPlatformWindow, pump: @escaping @MainActor () -> Void) {
            self.window = window
            self.pump = pump
        }

        isolated deinit { timer?.cancel() }

        /// Ignores the purpose. SDL 2 cannot specify a purpose, and desktops' input methods process only text from a
        /// hardware keyboard.
        func begin(caret: CGRect, for purpose: TextPurpose) {
            guard let window else { return }
            let area = window.translator.geometry.units(caret.sanitized)
            SDLVideo.startTextInput(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
            window.translator.isComposing = true
            if timer == nil { timer = makeTimer() }
        }

        func end() {
            SDLVideo.stopTextInput()
            window?.translator.isComposing = false
            timer?.cancel()
            timer = nil
        }

        private func makeTimer() -> any DispatchSourceTimer {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + Self.pollingInterval, repeating: Self.pollingInterval, leeway: .milliseconds(10))
            timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
            timer.activate()
            return timer
        }
    }

#endif
