/// An object that shows a chart and describes its data.
///
/// A view or an accessibility element declares the conformance and the property. Assistive technology reads the
/// description with the custom content of the object.
///
/// > Difference from Apple: the chart is described in text; there is no audio graph.
/// - Source: https://developer.apple.com/documentation/accessibility/axchart
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
    /// The axes and the data of the chart; `nil` for an object that shows none at present.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
