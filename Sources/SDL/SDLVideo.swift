#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// The video subsystem: alive from `init` to `deinit`, counted by SDL, so that several may exist.
    ///
    /// Wraps `SDL_InitSubSystem`; see https://wiki.libsdl.org/SDL2/SDL_InitSubSystem
    package struct SDLVideo: ~Copyable {
        /// Starts the subsystem with the first of those drivers that works; without any, with what the environment or SDL chooses.
        ///
        /// Signals stay the program's own, touches are not also reported as mouse moves, and closing a window is not quitting.
        package init(drivers: [String] = []) throws(SDLError) {
            for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
            let wanted = drivers.joined(separator: ",")
            if !drivers.isEmpty { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, wanted, SDL_HINT_OVERRIDE) }
            guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .last("SDL_InitSubSystem") }
            // Where the subsystem runs already, SDL keeps its driver and says nothing of the others that were asked for.
            if !drivers.isEmpty, !drivers.contains(driver) {
                throw SDLError(operation: "SDL_InitSubSystem", reason: "'\(wanted)' is not available; '\(driver)' is in use")
            }
            SDL_StopTextInput()
        }

        deinit { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

        private static let hints = [
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
            (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
            (SDL_HINT_IME_SHOW_UI, "1"),
        ]

        /// The driver in use: `x11`, `wayland`, `dummy`, …
        package var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

        /// Frames per second of the first display, or `nil` where it does not say.
        package var refreshRate: Int? {
            var mode = SDL_DisplayMode()
            guard SDL_GetCurrentDisplayMode(0, &mode) == 0, mode.refresh_rate > 0 else { return nil }
            return Int(mode.refresh_rate)
        }

        /// What windows may fill of the first display, in window units, or `nil` where it does not say.
        package var usableSize: (width: Int, height: Int)? {
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
            return (Int(bounds.w), Int(bounds.h))
        }

        /// Milliseconds since SDL was first started, as in the events' time stamps. Wraps after 49 days.
        package static var ticks: UInt32 { SDL_GetTicks() }

        /// The clipboard's text, or `nil` if it has none. Wraps `SDL_GetClipboardText` and `SDL_SetClipboardText`.
        package static var clipboardText: String? {
            get {
                guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
                defer { SDL_free(text) }
                return String(cString: text)
            }
            set { SDL_SetClipboardText(newValue ?? "") }
        }

        /// Begins composing; candidates are shown beside that rectangle, in window units.
        package static func startTextInput(x: Int, y: Int, width: Int, height: Int) {
            var caret = SDL_Rect(
                x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width), h: Int32(clamping: height))
            SDL_SetTextInputRect(&caret)
            SDL_StartTextInput()
        }

        /// Whether the desktop may blank the screen while nobody does anything.
        package static func allowScreenSaver(_ isAllowed: Bool) {
            if isAllowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
        }

        package static func stopTextInput() {
            SDL_StopTextInput()
        }
    }

#endif
