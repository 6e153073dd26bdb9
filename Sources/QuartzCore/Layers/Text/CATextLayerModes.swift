/// To which side a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name; unknown ones count as `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To the side on which the text begins; the default.
    public static let natural = Self(rawValue: "natural")
    /// To the left.
    public static let left = Self(rawValue: "left")
    /// To the right.
    public static let right = Self(rawValue: "right")
    /// To the middle.
    public static let center = Self(rawValue: "center")
    /// To both sides; the last line to where it begins.
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

/// Where the ellipsis of a text layer stands in text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name; unknown ones count as `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere: the text is cut off; the default.
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
