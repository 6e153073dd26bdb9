/// The supported contents of the `Contents.json` of a catalog folder.
///
/// - Source: https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct Resizing: Decodable {
        struct Center: Decodable {
            var mode: String?
        }
        var mode: String?
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Color: Decodable {
        var colorSpace: String?
        var components: [String: AssetNumber]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case colorSpace = "color-space"
        }
    }

    /// A variant of a set.
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var gamut: String?
        var direction: String?
        var widthClass: String?
        var heightClass: String?
        var resizing: Resizing?
        var alignmentInsets: Insets?
        var color: Color?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color
            case gamut = "display-gamut"
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case alignmentInsets = "alignment-insets"
            case type = "universal-type-identifier"
        }
    }

    struct Properties: Decodable {
        var intent: String?
        var providesNamespace: Bool?
        var preservesVector: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
            case preservesVector = "preserves-vector-representation"
        }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?
}

/// A colour component: a fraction from 0 to 1, or an integer from 0 to 255.
struct AssetNumber: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
            return
        }
        let text = try container.decode(String.self)
        guard let value = Self.value(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a color component")
        }
        self.value = value
    }

    /// Parses a component: `0x4C` and `76` are multiples of 1/255, and `0.298` is a fraction.
    private static func value(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
