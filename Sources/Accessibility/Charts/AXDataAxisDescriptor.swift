/// An axis of a chart: ``AXNumericDataAxisDescriptor`` or ``AXCategoricalDataAxisDescriptor``.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor
@preconcurrency @MainActor public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// The name of the axis, in the language of the person.
    var title: String { get set }
    /// ``title`` with attributes that specify how it is spoken.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
@preconcurrency @MainActor open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @preconcurrency NSCopying {
    /// How numbers become places on an axis.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor/scaletype-swift.enum
    public enum ScaleType: Int, Sendable {
        /// In proportion to the number.
        case linear = 0
        /// In proportion to the logarithm to base 10.
        case log10 = 1
        /// In proportion to the natural logarithm.
        case ln = 2
    }

    /// The name of the axis, in the language of the person.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// ``title`` with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString
    /// How numbers become places; `.linear` by default.
    open var scaleType = ScaleType.linear
    /// The smallest and the largest number of the axis.
    open var range: ClosedRange<Double>
    /// The numbers that have a grid line.
    open var gridlinePositions: [Double]
    /// Describes a number in words, with its unit.
    open var valueDescriptionProvider: (Double) -> String

    /// Makes an axis. `valueDescriptionProvider` is kept as long as the axis.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// Makes an axis with a title whose attributes specify how it is spoken.
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

    /// A copy of its own.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of names.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
@preconcurrency @MainActor open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @preconcurrency NSCopying {
    /// The name of the axis, in the language of the person.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// ``title`` with attributes that specify how it is spoken.
    open var attributedTitle: NSAttributedString
    /// The names, in the order of the axis.
    open var categoryOrder: [String]

    /// Makes an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// Makes an axis with a title whose attributes specify how it is spoken.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
        super.init()
    }

    /// A copy of its own.
    open func copy(with zone: NSZone?) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
