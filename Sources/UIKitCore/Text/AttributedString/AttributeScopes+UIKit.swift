import Foundation

extension AttributeScopes {
    /// UIKit's attributes of Foundation's `AttributedString`, under the names that they have in an `NSAttributedString`.
    ///
    /// ```swift
    /// var title = AttributedString("Delete all")
    /// title.font = .boldSystemFont(ofSize: 17)
    /// title.foregroundColor = .systemRed
    /// button.configuration?.attributedTitle = title
    /// ```
    ///
    /// > Difference from Apple: shadows and attachments are not in it, since they can be changed while others read them; an
    /// > `NSAttributedString` has them.
    /// - Source: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    public struct UIKitAttributes: AttributeScope {
        /// The letters' font.
        public let font: FontAttribute
        /// The letters' colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind them.
        public let backgroundColor: BackgroundColorAttribute
        /// What is added between letters, in points.
        public let kern: KernAttribute
        /// What is added between letters, in points, and leaves kerning pairs as they are.
        public let tracking: TrackingAttribute
        /// The line below.
        public let underlineStyle: UnderlineStyleAttribute
        /// Its colour; that of the letters without one.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Its colour; that of the letters without one.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// 0 for no ligatures.
        public let ligature: LigatureAttribute
        /// The width of letters' outlines, in percent of the font's size; negative to fill them, too.
        public let strokeWidth: StrokeWidthAttribute
        /// The outlines' colour.
        public let strokeColor: StrokeColorAttribute
        /// How far letters lean.
        public let obliqueness: ObliquenessAttribute
        /// How much wider letters are, as a logarithm.
        public let expansion: ExpansionAttribute
        /// How lines are set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's own, such as `link`.
        public let foundation: FoundationAttributes
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The letters' font.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The attribute's name.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The letters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points between letters.
    public enum KernAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points between letters, beside kerning pairs.
    public enum TrackingAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// A line.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// A line.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of the line through letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Points.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// Whether letters flow together.
    public enum LigatureAttribute: AttributedStringKey {
        /// 0 for no ligatures, 1 for the usual ones.
        public typealias Value = Int
        /// The attribute's name.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// How wide outlines are.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// Percent of the font's size.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// How far letters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The tangent of the angle.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// How much wider letters are.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The logarithm of the factor.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }
}
