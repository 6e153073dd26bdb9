/// An axis of a chart: ``AXNumericDataAxisDescriptor`` or ``AXCategoricalDataAxisDescriptor``.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor
@preconcurrency @MainActor public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// The localized title of the axis.
    var title: String { get set }
    /// ``title`` with attributes that specify how it is spoken.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
@preconcurrency @MainActor open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @preconcurrency NSCopying {
    /// The mapping of numbers to positions on the axis.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor/scaletype-swift.enum
    public enum ScaleType: Int, Sendable {
        /// Proportional to the number.
        case linear = 0
        /// Proportional to the logarithm to base 10.
        case log10 = 1
        /// Proportional to the natural logarithm.
        case ln = 2
    }

    /// The localized title of the axis.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// ``title`` with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString
    /// The mapping of numbers to positions; `.linear` by default.
    open var scaleType = ScaleType.linear
    /// The smallest and largest number of the axis.
    open var range: ClosedRange<Double>
    /// The numbers with a grid line.
    open var gridlinePositions: [Double]
    /// Describes a number as text, with its unit.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis, which retains `valueDescriptionProvider`.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// Creates an axis with a title whose attributes specify how it is spoken.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    /// Returns a copy of the axis.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of categories.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
@preconcurrency @MainActor open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @preconcurrency NSCopying {
    /// The localized title of the axis.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// ``title`` with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString
    /// The categories, in the order of the axis.
    open var categoryOrder: [String]

    /// Creates an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// Creates an axis with a title whose attributes specify how it is spoken.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
        super.init()
    }

    /// Returns a copy of the axis.
    open func copy(with zone: NSZone?) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
