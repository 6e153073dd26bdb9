#if Window || WindowAndWeb

    /// An event of SDL as a value. Positions are in window units, and timestamps in milliseconds since SDL was
    /// started.
    package enum SDLEvent: Hashable, Sendable {
        package enum WindowChange: Hashable, Sendable {
            case sizeChanged, exposed, focusGained, focusLost, displayChanged, closeRequested
            case shown, hidden, minimized, restored, pointerLeft
        }

        package enum FingerPhase: Hashable, Sendable {
            case down, motion, up
        }

        package enum Button: UInt8, Hashable, Sendable {
            case left = 1
            case middle = 2
            case right = 3
            case back = 4
            case forward = 5
        }

        package struct Key: Hashable, Sendable {
            /// The usage on the HID keyboard page, which equals SDL's scan codes below 0x100.
            package var scancode: Int
            /// The character of the key in the current layout, or a number above `0x4000_0000` for keys without one.
            package var keycode: Int
            package var modifiers: SDLModifiers
            package var isDown: Bool
            package var isRepeat: Bool

            package init(scancode: Int, keycode: Int, modifiers: SDLModifiers = [], isDown: Bool, isRepeat: Bool = false) {
                self.scancode = scancode
                self.keycode = keycode
                self.modifiers = modifiers
                self.isDown = isDown
                self.isRepeat = isRepeat
            }
        }

        case window(WindowChange)
        case mouseMotion(x: Double, y: Double)
        case mouseButton(Button, isDown: Bool, x: Double, y: Double)
        /// Scrolling in notches; positive to the right and away from the user.
        case wheel(x: Double, y: Double, atX: Double, atY: Double)
        /// A touch, with its position relative to the window, 0…1.
        case finger(id: Int64, FingerPhase, x: Double, y: Double)
        case key(Key)
        case text(String)
        /// The composition of an input method, with its selection in Unicode scalars.
        case editing(String, start: Int, length: Int)
    }

    /// The modifiers, with the bits of `SDL_Keymod`.
    package struct SDLModifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        package static let shift = SDLModifiers(rawValue: 0x0003)
        package static let control = SDLModifiers(rawValue: 0x00C0)
        package static let alt = SDLModifiers(rawValue: 0x0300)
        package static let gui = SDLModifiers(rawValue: 0x0C00)
        package static let capsLock = SDLModifiers(rawValue: 0x2000)
    }

    /// An event with its window.
    package struct SDLWindowEvent: Hashable, Sendable {
        package var event: SDLEvent
        /// The window of the event; `nil` if unspecified.
        package var window: UInt32?
        /// The time in milliseconds, as of ``SDLVideo/ticks``.
        package var timestamp: UInt32

        package init(_ event: SDLEvent, window: UInt32?, timestamp: UInt32) {
            self.event = event
            self.window = window
            self.timestamp = timestamp
        }
    }

#endif
