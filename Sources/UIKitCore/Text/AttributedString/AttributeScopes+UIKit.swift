import Foundation

extension AttributeScopes {
    /// UIKit's attributes for Foundation's `AttributedString`, with the same names as in `NSAttributedString`.
    ///
    /// ```swift
    /// var title = AttributedString("Delete all")
    /// title.font = .boldSystemFont(ofSize: 17)
    /// title.foregroundColor = .systemRed
    /// button.configuration?.attributedTitle = title
    /// ```
    ///
    /// > Difference from Apple: shadows and attachments are not included, since these objects are mutable and not
    /// > safe to share; an `NSAttributedString` has them.
    /// - Source: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space added between letters, in points.
        public let kern: KernAttribute
        /// The space added between letters, in points, in addition to pair kerning.
        public let tracking: TrackingAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the underline; without this attribute the text's colour.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text; without this attribute the text's colour.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The use of ligatures; 0 for none.
        public let ligature: LigatureAttribute
        /// The width of outlines, in percent of the font's size; negative values fill the text, too.
        public let strokeWidth: StrokeWidthAttribute
        /// The colour of the outlines.
        public let strokeColor: StrokeColorAttribute
        /// The tangent of the text's slant angle.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which the text is widened.
        public let expansion: ExpansionAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's attributes, such as `link`.
        public let foundation: FoundationAttributes
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The attribute for the font of the text.
    public enum FontAttribute: AttributedStringKey {
        /// A font.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The attribute for the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The attribute for the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The attribute for the space between letters.
    public enum KernAttribute: AttributedStringKey {
        /// The space, in points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The attribute for the space between letters, in addition to pair kerning.
    public enum TrackingAttribute: AttributedStringKey {
        /// The space, in points.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The attribute for the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The style of a line.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The attribute for the colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The attribute for the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The style of a line.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The attribute for the colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The attribute for the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The offset, in points upwards.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The attribute for ligatures.
    public enum LigatureAttribute: AttributedStringKey {
        /// 0 for no ligatures, 1 for the standard ones.
        public typealias Value = Int
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The attribute for the width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The width, in percent of the font's size.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The attribute for the colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// A colour.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The attribute for the slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The tangent of the angle.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The attribute for the expansion of the text.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The natural logarithm of the factor.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }
}
