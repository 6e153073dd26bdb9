#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// SDL's event queue, one per process.
    package enum SDLEventQueue {
        /// Reads the events of the window system, and returns all that a window can use.
        ///
        /// Wraps `SDL_PollEvent`; must run on the thread that created the windows.
        package static func drain() -> [SDLWindowEvent] {
            var result: [SDLWindowEvent] = []
            var event = SDL_Event()
            while SDL_PollEvent(&event) != 0 {
                if let translated = SDLWindowEvent(event) { result.append(translated) }
            }
            return result
        }

        /// Adds an event to the queue, as if a device had sent it. Wraps `SDL_PushEvent`.
        package static func push(_ event: SDLWindowEvent) throws(SDLError) {
            var raw = event.raw
            guard SDL_PushEvent(&raw) == 1 else { throw .last("SDL_PushEvent") }
        }
    }

    extension SDLWindowEvent {
        init?(_ raw: SDL_Event) {
            switch SDL_EventType(raw.type) {
            case SDL_WINDOWEVENT:
                guard let change = SDLEvent.WindowChange(raw.window.event) else { return nil }
                self.init(.window(change), window: raw.window.windowID, timestamp: raw.common.timestamp)
            case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL: self.init(mouse: raw)
            case SDL_FINGERDOWN: self.init(finger: raw.tfinger, .down)
            case SDL_FINGERMOTION: self.init(finger: raw.tfinger, .motion)
            case SDL_FINGERUP: self.init(finger: raw.tfinger, .up)
            case SDL_KEYDOWN, SDL_KEYUP: self.init(key: raw.key)
            case SDL_TEXTINPUT:
                let text = withUnsafeBytes(of: raw.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                self.init(.text(text), window: raw.text.windowID, timestamp: raw.text.timestamp)
            case SDL_TEXTEDITING:
                let text = withUnsafeBytes(of: raw.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                self.init(
                    .editing(text, start: Int(raw.edit.start), length: Int(raw.edit.length)), window: raw.edit.windowID,
                    timestamp: raw.edit.timestamp)
            case SDL_TEXTEDITING_EXT:
                // The receiver of the event owns the memory of a longer text.
                let text = raw.editExt.text.map { String(cString: $0) } ?? ""
                SDL_free(raw.editExt.text)
                self.init(
                    .editing(text, start: Int(raw.editExt.start), length: Int(raw.editExt.length)), window: raw.editExt.windowID,
                    timestamp: raw.editExt.timestamp)
            default: return nil
            }
        }

        /// SDL's ID of mouse events that were synthesised from touches.
        private static let touchMouse = UInt32.max

        private init?(mouse raw: SDL_Event) {
            switch SDL_EventType(raw.type) {
            case SDL_MOUSEMOTION:
                guard raw.motion.which != Self.touchMouse else { return nil }
                self.init(
                    .mouseMotion(x: Double(raw.motion.x), y: Double(raw.motion.y)), window: raw.motion.windowID,
                    timestamp: raw.motion.timestamp)
            case SDL_MOUSEWHEEL:
                let wheel = raw.wheel
                self.init(
                    .wheel(
                        x: Double(wheel.preciseX), y: Double(wheel.preciseY), atX: Double(wheel.mouseX), atY: Double(wheel.mouseY)),
                    window: wheel.windowID, timestamp: wheel.timestamp)
            default:
                let button = raw.button
                guard button.which != Self.touchMouse, let which = SDLEvent.Button(rawValue: button.button) else { return nil }
                self.init(
                    .mouseButton(which, isDown: button.state == SDL_PRESSED, x: Double(button.x), y: Double(button.y)),
                    window: button.windowID, timestamp: button.timestamp)
            }
        }

        private init(finger: SDL_TouchFingerEvent, _ phase: SDLEvent.FingerPhase) {
            self.init(
                .finger(id: finger.fingerId, phase, x: Double(finger.x), y: Double(finger.y)), window: finger.windowID,
                timestamp: finger.timestamp)
        }

        private init(key: SDL_KeyboardEvent) {
            let value = SDLEvent.Key(
                scancode: Int(key.keysym.scancode.rawValue), keycode: Int(key.keysym.sym),
                modifiers: SDLModifiers(rawValue: key.keysym.mod), isDown: key.state == SDL_PRESSED, isRepeat: key.repeat != 0)
            self.init(.key(value), window: key.windowID, timestamp: key.timestamp)
        }
    }

    extension SDLEvent.WindowChange {
        private static let codes: [(Self, SDL_WindowEventID)] = [
            (.sizeChanged, SDL_WINDOWEVENT_SIZE_CHANGED), (.exposed, SDL_WINDOWEVENT_EXPOSED),
            (.focusGained, SDL_WINDOWEVENT_FOCUS_GAINED), (.focusLost, SDL_WINDOWEVENT_FOCUS_LOST),
            (.displayChanged, SDL_WINDOWEVENT_DISPLAY_CHANGED), (.closeRequested, SDL_WINDOWEVENT_CLOSE),
            (.shown, SDL_WINDOWEVENT_SHOWN), (.hidden, SDL_WINDOWEVENT_HIDDEN), (.minimized, SDL_WINDOWEVENT_MINIMIZED),
            (.restored, SDL_WINDOWEVENT_RESTORED), (.pointerLeft, SDL_WINDOWEVENT_LEAVE),
        ]

        init?(_ code: UInt8) {
            guard let match = Self.codes.first(where: { $0.1.rawValue == UInt32(code) }) else { return nil }
            self = match.0
        }

        var code: UInt8 { Self.codes.first { $0.0 == self }.map { UInt8($0.1.rawValue) } ?? 0 }
    }

#endif
