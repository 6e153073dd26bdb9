import CaretTesting

extension TestApp {
    /// Launches an app for a test without pixels: on the usual screen, with one pixel for each point.
    ///
    /// The layer's tests are run a hundred times in a row, and would spend their time with painting. At scale 3 a
    /// frame has nine times as many pixels. A test that depends on the scale names its device.
    static func launch(showing controller: @escaping @MainActor () -> UIViewController) async throws -> TestApp {
        try await launch(showing: controller, on: .standard.scale(1))
    }
}

extension Device {
    /// For many alerts at once: no larger than one alert. Each alert dims the whole screen below, and painting that
    /// takes time.
    static let alertSized = Device(size: CGSize(width: 280, height: 160), scale: 1)
    /// For objects that are never displayed.
    static let tiny = Device(size: CGSize(width: 8, height: 8), scale: 1)
}
