/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name; unknown names select `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The leading side of the text; the default.
    public static let natural = Self(rawValue: "natural")
    /// The left side.
    public static let left = Self(rawValue: "left")
    /// The right side.
    public static let right = Self(rawValue: "right")
    /// The centre.
    public static let center = Self(rawValue: "center")
    /// Both sides; the last line is aligned to the leading side.
    public static let justified = Self(rawValue: "justified")

    var alignment: TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The position of a text layer's ellipsis in text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name; unknown names select `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No ellipsis: the text is clipped; the default.
    public static let none = Self(rawValue: "none")
    /// At the start.
    public static let start = Self(rawValue: "start")
    /// In the middle.
    public static let middle = Self(rawValue: "middle")
    /// At the end.
    public static let end = Self(rawValue: "end")

    var lineBreak: TextParagraph.LineBreak {
        switch self {
        case .start: .truncateHead
        case .middle: .truncateMiddle
        case .end: .truncateTail
        default: .clip
        }
    }

    var truncation: TextTruncation { lineBreak.truncation }
}
