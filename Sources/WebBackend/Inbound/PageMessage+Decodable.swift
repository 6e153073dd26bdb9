#if Web || WindowAndWeb

    import Foundation
    import Platform

    extension PageMessage: Decodable {
        private enum Key: String, CodingKey {
            case t, text, on, n
        }

        /// Decodes a message, and rejects values out of range.
        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let single = try decoder.singleValueContainer()
            switch try container.decode(String.self, forKey: .t) {
            case "display": self = .display(try single.decode(PageDisplay.self))
            case "pointer": self = .pointer(try single.decode(PagePointer.self))
            case "wheel": self = .wheel(try single.decode(PageWheel.self))
            case "pinch": self = .pinch(try single.decode(PagePinch.self))
            case "key": self = .key(try single.decode(PageKey.self))
            case "text": self = .text(try container.decode(String.self, forKey: .text))
            case "clipboard": self = .clipboard(try single.decode(PageClipboard.self))
            case "compose": self = .compose(try single.decode(PageComposition.self))
            case "act": self = .act(try single.decode(PageAccessibilityAction.self))
            case "active": self = .active(try container.decode(Bool.self, forKey: .on))
            case "visible": self = .visible(try container.decode(Bool.self, forKey: .on))
            case "drawn": self = .drawn(try container.decode(UInt32.self, forKey: .n))
            case let unknown:
                throw DecodingError.dataCorruptedError(forKey: .t, in: container, debugDescription: "unknown message '\(unknown)'")
            }
            guard isPlausible else {
                throw DecodingError.dataCorruptedError(forKey: .t, in: container, debugDescription: "a value is out of range")
            }
        }

        /// Whether every number is in its range, and the texts of keys and of compositions are short enough.
        package var isPlausible: Bool {
            switch self {
            case .display(let display): display.isPlausible
            case .pointer(let pointer):
                Self.areCoordinates(pointer.x, pointer.y) && Self.isTime(pointer.ts) && pointer.stylus?.isPlausible != false
            case .wheel(let wheel): Self.areCoordinates(wheel.x, wheel.y, wheel.dx, wheel.dy) && Self.isTime(wheel.ts)
            case .pinch(let pinch): Self.areCoordinates(pinch.x, pinch.y) && (0.01...100).contains(pinch.scale) && Self.isTime(pinch.ts)
            case .key(let key): key.code.utf8.count <= 64 && key.key.utf8.count <= 64 && Self.isTime(key.ts)
            case .act(let act): act.isPlausible
            case .compose(let composition): composition.text.utf16.count <= 4096
            case .text, .clipboard, .active, .visible, .drawn: true
            }
        }

        private static func areCoordinates(_ values: Double...) -> Bool {
            values.allSatisfy { $0.isFinite && abs($0) <= 1e6 }
        }

        private static func isTime(_ value: Double) -> Bool {
            value.isFinite && value >= 0 && value < 1e14
        }
    }

    extension PageStylusAttributes {
        var isPlausible: Bool {
            (0...1).contains(pressure) && (0...1e4).contains(radius) && (0...7).contains(altitude ?? 0) && (0...7).contains(azimuth ?? 0)
        }

        var stylus: PointerEvent.StylusAttributes {
            PointerEvent.StylusAttributes(pressure: pressure, radius: radius, altitude: altitude ?? .pi / 2, azimuth: azimuth ?? 0)
        }
    }

    extension PageAccessibilityAction {
        var isPlausible: Bool { (kind != .custom || index != nil) && (kind != .text || text != nil && range != nil) }

        /// The request to the application.
        var request: AccessibilityRequest {
            switch kind {
            case .activate: .perform(.activate, node: node)
            case .increment: .perform(.increment, node: node)
            case .decrement: .perform(.decrement, node: node)
            case .escape: .perform(.escape, node: node)
            case .focus: .perform(.focus, node: node)
            case .custom: .perform(.custom(Int(index ?? 0)), node: node)
            case .text: .perform(.edit(range ?? 0..<0, of: Int(of ?? 0), text ?? ""), node: node)
            }
        }
    }

    extension PageDisplay {
        /// The maximum number of pixels that a page can request; 8K video has 33 million.
        static let maximumPixels = 40e6

        var isPlausible: Bool {
            guard (1...16384).contains(w), (1...16384).contains(h), (1...4).contains(scale) else { return false }
            guard w * scale * h * scale <= Self.maximumPixels else { return false }
            return safe.count == 4 && safe.allSatisfy { (0...1000).contains($0) }
        }
    }

#endif
