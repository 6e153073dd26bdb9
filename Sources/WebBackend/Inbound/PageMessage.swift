#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation

    /// What the page says: JSON objects whose member `t` names the case.
    package enum PageMessage: Hashable, Sendable {
        case display(PageDisplay)
        case pointer(PagePointer)
        case wheel(PageWheel)
        case pinch(PagePinch)
        case key(PageKey)
        case text(String)
        case compose(PageComposition)
        /// What the system's clipboard has, told before a key that pastes.
        case clipboard(PageClipboard)
        /// Assistive technology did something with one of the elements that stand for what is on the screen.
        case act(PageAct)
        case active(Bool)
        /// Whether the page can be seen: another tab does not hide the focus alone.
        case visible(Bool)
        /// The page has drawn everything up to the message of that number.
        case drawn(UInt32)
    }

    /// What an input method composes; the selection in UTF-16 units. Without text it is over.
    package struct PageComposition: Hashable, Sendable, Decodable {
        package var text: String
        package var start: UInt32
        package var end: UInt32
    }

    /// A piece of what the system's clipboard has.
    package struct PageClipboard: Hashable, Sendable, Decodable {
        package var text: String
        /// Whether others follow.
        package var more: Bool
    }

    package struct PageAct: Hashable, Sendable, Decodable {
        package enum Deed: String, Hashable, Sendable, Decodable {
            case activate, increment, decrement, escape, focus, custom, text
        }

        /// ``PageNode/id``.
        package var node: Int
        package var deed: Deed
        /// Which of the element's own actions, counted from 0.
        package var index: UInt16?
        /// What was put in place of a range of the text.
        package var text: String?
        /// Where that range begins and ends, and how long the text was, in UTF-16 units.
        package var from: UInt32?
        package var to: UInt32?
        package var of: UInt32?

        /// The range, if it is one of such a text.
        var range: Range<Int>? {
            guard let from, let to, let of, from <= to, to <= of else { return nil }
            return Int(from)..<Int(to)
        }
    }

    /// The page's size in CSS pixels, which are our points.
    package struct PageDisplay: Hashable, Sendable, Decodable {
        package var w: Double
        package var h: Double
        package var scale: Double
        package var dark: Bool
        /// Top, left, bottom, right.
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
        package var feel: PageFeel?
    }

    /// What `PointerEvent` tells of a finger or a pen; the angles where the browser knows them.
    package struct PageFeel: Hashable, Sendable, Decodable {
        package var pressure: Double
        package var radius: Double
        package var altitude: Double?
        package var azimuth: Double?
    }

    /// How far a page would scroll, in CSS pixels; positive is to the right and down, as in DOM.
    package struct PageWheel: Hashable, Sendable, Decodable {
        package var x: Double
        package var y: Double
        package var dx: Double
        package var dy: Double
        /// Whether the device turns by notches, between which content has to travel by itself.
        package var notches: Bool
        package var ts: Double
    }

    /// Two fingers on a track pad; how much larger since the last message.
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
        /// Shift 1, Control 2, Alt 4, Meta 8, Caps Lock 16; 32 where AltGr is held, 64 where Alt is a Mac's Option. These two choose among
        /// a key's signs.
        package var modifiers: UInt8
        package var `repeat`: Bool
        package var ts: Double
    }

#endif
