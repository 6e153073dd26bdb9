import Accessibility
import CaretTesting
import Testing
import UIKit

/// Charts that describe their data.
@MainActor @Suite(.app) struct ChartDescriptionTests {
    private final class SalesView: UIView, AXChart {
        var accessibilityChartDescriptor: AXChartDescriptor?
    }

    private func descriptor(_ points: [AXDataPoint]) -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Sales", summary: "Sales grow.", xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Items", range: 0...10, gridlinePositions: [5]) { "\(Int($0)) items" },
            series: [AXDataSeriesDescriptor(name: "Apples", isContinuous: false, dataPoints: points)])
    }

    @Test func `G13 a chart is described in words`() async throws {
        let view = SalesView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Chart"
        view.accessibilityChartDescriptor = descriptor([AXDataPoint(x: "May", y: 4), AXDataPoint(x: "June", y: 9, label: "Best")])
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        #expect(
            try app.accessibilityElement("Chart").customContent == [
                "Sales: Sales grow.", "Month: May, June", "Items: 0 items – 10 items", "Apples: May, 4 items; Best, June, 9 items",
            ])
        view.accessibilityChartDescriptor = nil
        #expect(try app.accessibilityElement("Chart").customContent.isEmpty)
    }

    @Test func `G13 descriptors of charts are copied`() throws {
        let chart = descriptor([AXDataPoint(x: 1, y: 2, additionalValues: [.category("Red")])])
        chart.contentDirection = .rightToLeft
        let copy = try #require(chart.copy() as? AXChartDescriptor)
        copy.title = "Other"
        #expect(chart.title == "Sales" && copy.contentDirection == .rightToLeft && copy.yAxis === chart.yAxis)
        let point = try #require(chart.series.first?.dataPoints.first)
        #expect(point.xValue.number == 1 && point.yValue?.number == 2 && point.additionalValues.first?.category == "Red")
        #expect(chart.yAxis?.scaleType == .linear && chart.yAxis?.valueDescriptionProvider(3) == "3 items")
    }
}
