#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// The video subsystem, active from `init` to `deinit`. SDL counts its users, so several values can exist.
    ///
    /// Wraps `SDL_InitSubSystem`; see https://wiki.libsdl.org/SDL2/SDL_InitSubSystem
    package struct SDLVideo: ~Copyable {
        /// Starts the subsystem with the first working driver; without drivers, the environment or SDL selects one.
        ///
        /// Signal handlers are not installed, touches are not also reported as mouse events, and closing a window
        /// does not quit.
        package init(drivers: [String] = []) throws(SDLError) {
            for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
            let requested = drivers.joined(separator: ",")
            if !drivers.isEmpty { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, requested, SDL_HINT_OVERRIDE) }
            guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .last("SDL_InitSubSystem") }
            // If the subsystem is already running, SDL keeps its driver and does not report an error.
            if !drivers.isEmpty, !drivers.contains(driver) {
                throw SDLError(operation: "SDL_InitSubSystem", reason: "'\(requested)' is not available; '\(driver)' is in use")
            }
            // SDL would send the pixels by OpenGL, whose context belongs to one thread. The main actor of a test uses
            // several. The X server accepts pixels directly, and Mesa's libraries stay unloaded.
            if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
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

        /// The current driver: `x11`, `wayland`, `dummy`, …
        package var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

        /// The refresh rate of the first display, in frames per second; `nil` if unknown.
        package var refreshRate: Int? {
            var mode = SDL_DisplayMode()
            guard SDL_GetCurrentDisplayMode(0, &mode) == 0, mode.refresh_rate > 0 else { return nil }
            return Int(mode.refresh_rate)
        }

        /// The usable size of the first display, in window units; `nil` if unknown.
        package var usableSize: (width: Int, height: Int)? {
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
            return (Int(bounds.w), Int(bounds.h))
        }

        /// The milliseconds since SDL was first started, as in the timestamps of events. Overflows after 49 days.
        package static var ticks: UInt32 { SDL_GetTicks() }

        /// The text on the clipboard; `nil` if there is none. Wraps `SDL_GetClipboardText` and
        /// `SDL_SetClipboardText`.
        package static var clipboardText: String? {
            get {
                guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
                defer { SDL_free(text) }
                return String(cString: text)
            }
            set { SDL_SetClipboardText(newValue ?? "") }
        }

        /// Starts text input. Candidates are displayed beside the rectangle, in window units.
        package static func startTextInput(x: Int, y: Int, width: Int, height: Int) {
            var caret = SDL_Rect(
                x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width), h: Int32(clamping: height))
            SDL_SetTextInputRect(&caret)
            SDL_StartTextInput()
        }

        /// Sets whether the desktop may turn off an idle screen.
        package static func allowScreenSaver(_ isAllowed: Bool) {
            if isAllowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
        }

        package static func stopTextInput() {
            SDL_StopTextInput()
        }
    }

#endif
