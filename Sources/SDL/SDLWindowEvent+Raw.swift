#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    extension SDLWindowEvent {
        /// The event as SDL's own structure, for `SDL_PushEvent`.
        var raw: SDL_Event {
            var raw = SDL_Event()
            switch event {
            case .window(let change):
                raw.type = SDL_WINDOWEVENT.rawValue
                raw.window.event = change.code
            case .mouseMotion(let x, let y):
                raw.type = SDL_MOUSEMOTION.rawValue
                raw.motion.x = Int32(x)
                raw.motion.y = Int32(y)
            case .mouseButton(let button, let isDown, let x, let y):
                raw.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
                raw.button.button = button.rawValue
                raw.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
                raw.button.x = Int32(x)
                raw.button.y = Int32(y)
            case .wheel(let x, let y, let atX, let atY): raw.wheel = Self.wheel(x, y, atX, atY)
            case .finger(let id, let phase, let x, let y): raw.tfinger = Self.finger(id, phase, x, y)
            case .key(let key): raw.key = Self.key(key)
            case .text(let text): raw.text = Self.text(text)
            case .editing(let text, let start, let length): raw.edit = Self.editing(text, start, length)
            }
            raw.common.timestamp = timestamp
            setWindow(of: &raw)
            return raw
        }

        /// Touch events store the window's identifier in a different field.
        private func setWindow(of raw: inout SDL_Event) {
            if case .finger = event { raw.tfinger.windowID = window ?? 0 } else { raw.window.windowID = window ?? 0 }
        }

        private static func wheel(_ x: Double, _ y: Double, _ atX: Double, _ atY: Double) -> SDL_MouseWheelEvent {
            var wheel = SDL_MouseWheelEvent()
            wheel.type = SDL_MOUSEWHEEL.rawValue
            wheel.preciseX = Float(x)
            wheel.preciseY = Float(y)
            wheel.mouseX = Int32(atX)
            wheel.mouseY = Int32(atY)
            return wheel
        }

        private static func finger(_ id: Int64, _ phase: SDLEvent.FingerPhase, _ x: Double, _ y: Double) -> SDL_TouchFingerEvent {
            var finger = SDL_TouchFingerEvent()
            switch phase {
            case .down: finger.type = SDL_FINGERDOWN.rawValue
            case .motion: finger.type = SDL_FINGERMOTION.rawValue
            case .up: finger.type = SDL_FINGERUP.rawValue
            }
            finger.fingerId = id
            finger.x = Float(x)
            finger.y = Float(y)
            return finger
        }

        private static func key(_ value: SDLEvent.Key) -> SDL_KeyboardEvent {
            var key = SDL_KeyboardEvent()
            key.type = (value.isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
            key.state = UInt8(value.isDown ? SDL_PRESSED : SDL_RELEASED)
            key.repeat = value.isRepeat ? 1 : 0
            key.keysym.scancode = SDL_Scancode(UInt32(value.scancode))
            key.keysym.sym = Int32(value.keycode)
            key.keysym.mod = value.modifiers.rawValue
            return key
        }

        private static func editing(_ value: String, _ start: Int, _ length: Int) -> SDL_TextEditingEvent {
            var edit = SDL_TextEditingEvent()
            edit.type = SDL_TEXTEDITING.rawValue
            withUnsafeMutableBytes(of: &edit.text) { $0.copyBytes(from: value.utf8.prefix($0.count - 1)) }
            (edit.start, edit.length) = (Int32(clamping: start), Int32(clamping: length))
            return edit
        }

        private static func text(_ value: String) -> SDL_TextInputEvent {
            var text = SDL_TextInputEvent()
            text.type = SDL_TEXTINPUT.rawValue
            withUnsafeMutableBytes(of: &text.text) { $0.copyBytes(from: value.utf8.prefix($0.count - 1)) }
            return text
        }
    }

#endif
