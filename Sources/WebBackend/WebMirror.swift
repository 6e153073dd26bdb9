#if Web || WindowAndWeb

    import Platform

    /// Shows assistive technology what is on the window's screen: as elements of the page, which the browser tells it of.
    @MainActor final class WebMirror: AccessibilityMirror {
        private weak var window: WebWindow?

        init(window: WebWindow) {
            self.window = window
        }

        var isWatched: Bool { window?.isConnected ?? false }

        func show(_ nodes: [AccessibilityNode]) { window?.changeTree { $0.show(nodes) } }

        func announce(_ words: String) { window?.changeTree { $0.say(words) } }
    }

#endif
