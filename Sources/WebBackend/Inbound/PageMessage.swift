#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation

    /// A message from the page: a JSON object whose member `t` is the name of the case.
    package enum PageMessage: Hashable, Sendable {
        case display(PageDisplay)
        case pointer(PagePointer)
        case wheel(PageWheel)
        case pinch(PagePinch)
        case key(PageKey)
        case text(String)
        case compose(PageComposition)
        /// The content of the system's clipboard, sent before a key that pastes.
        case clipboard(PageClipboard)
        /// An action of assistive technology on an element of the page.
        case act(PageAccessibilityAction)
        case active(Bool)
        /// Whether the page is visible. If the user selects another tab, the page becomes invisible and also loses
        /// the focus.
        case visible(Bool)
        /// The page has drawn everything up to the message with this number.
        case drawn(UInt32)
    }

    /// The text that an input method is composing, with the selection in UTF-16 units. An empty text ends the
    /// composition.
    package struct PageComposition: Hashable, Sendable, Decodable {
        package var text: String
        package var start: UInt32
        package var end: UInt32
    }

    /// A piece of the content of the system's clipboard.
    package struct PageClipboard: Hashable, Sendable, Decodable {
        package var text: String
        /// Whether more pieces follow.
        package var more: Bool
    }

    package struct PageAccessibilityAction: Hashable, Sendable, Decodable {
        package enum Kind: String, Hashable, Sendable, Decodable {
            case activate, increment, decrement, escape, focus, custom, text
        }

        /// ``PageNode/id``.
        package var node: Int
        package var kind: Kind
        /// The index of the custom action, starting at 0.
        package var index: UInt16?
        /// The text that replaced a range.
        package var text: String?
        /// The start and end of the range, and the length of the text before, in UTF-16 units.
        package var from: UInt32?
        package var to: UInt32?
        package var of: UInt32?

        /// The range; `nil` if it is invalid for the length.
        var range: Range<Int>? {
            guard let from, let to, let of, from <= to, to <= of else { return nil }
            return Int(from)..<Int(to)
        }
    }

    /// The size of the page in CSS pixels, which are our points.
    package struct PageDisplay: Hashable, Sendable, Decodable {
        package var w: Double
        package var h: Double
        package var scale: Double
        package var dark: Bool
        /// The safe area at the top, left, bottom and right.
        package var safe: [Double]
    }

    package struct PagePointer: Hashable, Sendable, Decodable {
        package enum Kind: String, Hashable, Sendable, Decodable {
            case mouse, touch, pen
        }

        package enum Phase: String, Hashable, Sendable, Decodable {
            case down, move, up, cancel
        }

        package var id: Int32
        package var kind: Kind
        package var phase: Phase
        package var x: Double
        package var y: Double
        /// `MouseEvent.buttons`.
        package var buttons: UInt16
        package var ts: Double
        package var stylus: PageStylusAttributes?
    }

    /// The pressure and orientation of a touch or pen in `PointerEvent`, with angles if the browser provides them.
    package struct PageStylusAttributes: Hashable, Sendable, Decodable {
        package var pressure: Double
        package var radius: Double
        package var altitude: Double?
        package var azimuth: Double?
    }

    /// The scroll distance in CSS pixels; positive to the right and downwards, as in the DOM.
    package struct PageWheel: Hashable, Sendable, Decodable {
        package var x: Double
        package var y: Double
        package var dx: Double
        package var dy: Double
        /// Whether the device scrolls by notches. Scrolling by a notch is animated.
        package var notches: Bool
        package var ts: Double
    }

    /// A pinch on a track pad, with the scale factor since the last message.
    package struct PagePinch: Hashable, Sendable, Decodable {
        package var x: Double
        package var y: Double
        package var scale: Double
        package var ts: Double
    }

    package struct PageKey: Hashable, Sendable, Decodable {
        package var down: Bool
        /// `KeyboardEvent.code`.
        package var code: String
        /// `KeyboardEvent.key`.
        package var key: String
        /// The modifiers: Shift 1, Control 2, Alt 4, Meta 8, Caps Lock 16.
        ///
        /// The bits 32 (AltGr) and 64 (Option on a Mac) select another level of the key.
        package var modifiers: UInt8
        package var `repeat`: Bool
        package var ts: Double
    }

#endif
