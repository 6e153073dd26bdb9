extension AXChartDescriptor {
    /// The maximum number of points of a series that are listed. Longer lists are not useful.
    private static let maximumListedPoints = 50

    /// The chart as text: the title and summary, one line per axis, and one per series.
    package var textLines: [String] {
        let heading = [title, summary].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
        let axes = [xAxis] + [yAxis].compactMap { $0 } + (additionalAxes ?? [])
        return (heading.isEmpty ? [] : [heading]) + axes.map(Self.text) + series.map { text(of: $0) }
    }

    private static func text(of axis: any AXDataAxisDescriptor) -> String {
        if let numbers = axis as? AXNumericDataAxisDescriptor {
            let describe = numbers.valueDescriptionProvider
            return "\(axis.title): \(describe(numbers.range.lowerBound)) – \(describe(numbers.range.upperBound))"
        }
        return "\(axis.title): \(((axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []).joined(separator: ", "))"
    }

    private func text(of series: AXDataSeriesDescriptor) -> String {
        let listed = series.dataPoints.prefix(Self.maximumListedPoints).map { text(of: $0) }.joined(separator: "; ")
        let ellipsis = series.dataPoints.count > Self.maximumListedPoints ? "; …" : ""
        return (series.name.map { "\($0): " } ?? "") + listed + ellipsis
    }

    private func text(of point: AXDataPoint) -> String {
        let additional = zip(point.additionalValues, additionalAxes ?? []).map { Self.text(of: $0, on: $1) }
        let values =
            [Self.text(of: point.xValue, on: xAxis)] + [point.yValue.map { Self.text(of: $0, on: yAxis) }].compactMap { $0 } + additional
        return ([point.label].compactMap { $0 } + values).joined(separator: ", ")
    }

    private static func text(of value: AXDataPointValue, on axis: (any AXDataAxisDescriptor)?) -> String {
        guard value.category.isEmpty else { return value.category }
        return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? "\(value.number)"
    }
}
