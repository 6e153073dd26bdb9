#if Window || WindowAndWeb

    import CoreGraphics
    import Dispatch
    import Platform
    import SDL

    /// Text entry through the desktop's input method.
    @MainActor final class SDLTextInput: TextInput {
        /// Input methods speak over a bus of their own, which no descriptor of ours watches.
        private static let pollingInterval = DispatchTimeInterval.milliseconds(50)
        private weak var window: SDLPlatformWindow?
        private let pump: @MainActor () -> Void
        private var timer: (any DispatchSourceTimer)?

        init(window: SDLPlatformWindow, pump: @escaping @MainActor () -> Void) {
            self.window = window
            self.pump = pump
        }

        isolated deinit { timer?.cancel() }

        /// SDL 2 has no words for what a text is for, and desktops' input methods keep to what is typed on hardware.
        func begin(caret: CGRect, for purpose: TextPurpose) {
            guard let window else { return }
            let area = window.translator.geometry.units(caret.plausible)
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
