import CoreGraphics
import PictureMetrics

/// A picture that a program draws, for comparison with a recorded picture of the same name.
///
/// ```swift
/// Drawing("Screens/Settings, dark", of: Settings.screen(), on: phone.dark)
/// ```
public struct Drawing: Sendable {
    /// The path of the recorded picture in the folder of pictures, without `.png`. A folder before a `/` is the group
    /// of the picture.
    public let name: String
    /// The device on which the picture is drawn.
    public let device: Device
    let content: Content

    enum Content: Sendable {
        case screen(@MainActor @Sendable () -> UIViewController)
        case view(@MainActor @Sendable () -> UIView)
    }

    /// Makes a drawing of an entire screen that shows a view controller.
    ///
    /// - Parameters:
    ///   - name: The name of the recorded picture, such as `Screens/Login`.
    ///   - controller: The root view controller of the window. The expression is evaluated while the app runs on the
    ///     device.
    ///   - device: The device; 390x844 points at scale 3 by default.
    public init(
        _ name: String, of controller: @autoclosure @escaping @MainActor @Sendable () -> UIViewController, on device: Device = .standard
    ) {
        self.init(name: name, device: device, content: .screen(controller))
    }

    /// Makes a drawing of a single view, as large as its bounds. A view with empty bounds gets the size that fits its
    /// content.
    ///
    /// Transparent parts of the view are transparent in the picture.
    ///
    /// - Parameters:
    ///   - name: The name of the recorded picture, such as `Labels/Title 1`.
    ///   - device: The device, whose screen may be smaller than the view; 390x844 points at scale 3 by default.
    ///   - view: Makes the view. The closure is called while the app runs on the device.
    public init(_ name: String, on device: Device = .standard, view: @escaping @MainActor @Sendable () -> UIView) {
        self.init(name: name, device: device, content: .view(view))
    }

    private init(name: String, device: Device, content: Content) {
        precondition(
            !name.isEmpty && !name.hasPrefix("/") && !name.hasSuffix("/") && !name.split(separator: "/").contains(".."),
            "Drawing: the name '\(name)', but it is a path below the folder of pictures. Write it as \"Group/Name\".")
        self.name = name
        self.device = device
        self.content = content
    }

    /// The file of this type in reports. A full path would belong to the machine that built the SDK.
    private static let file = #fileID

    /// Draws the picture, and lists the texts in it.
    ///
    /// Launches an application for the drawing, which terminates an application that is still running.
    /// - Throws: ``TestError`` if the screen is not idle after 10 s on its clock, or if nothing is drawn.
    @MainActor func draw() async throws -> (snapshot: Snapshot, record: DrawingRecord) {
        switch content {
        case .screen(let make):
            let app = try await TestApp.launch(showing: make, on: device, filePath: Self.file)
            defer { app.terminate() }
            try await app.settle()
            let snapshot = try app.snapshot()
            let texts = app.visibleWindows.flatMap { TextRecorder.texts(in: $0) }
            return (snapshot, DrawingRecord(scale: Double(snapshot.scale), texts: texts))
        case .view(let make):
            let controller = UIViewController()
            let app = try await TestApp.launch(showing: { controller }, on: device, filePath: Self.file)
            defer { app.terminate() }
            let view = make()
            controller.view.addSubview(view)
            if view.bounds.isEmpty { view.bounds.size = Self.fittingSize(of: view) }
            view.frame.origin = .zero
            try await app.settle()
            let snapshot = try Self.snapshot(of: view, scale: device.metrics.scale)
            return (snapshot, DrawingRecord(scale: Double(snapshot.scale), texts: TextRecorder.texts(in: view)))
        }
    }

    /// Returns the view's `sizeThatFits(_:)`; if that is empty, the size that its constraints determine.
    @MainActor private static func fittingSize(of view: UIView) -> CGSize {
        let size = view.sizeThatFits(.zero)
        return size.width > 0 && size.height > 0 ? size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @MainActor private static func snapshot(of view: UIView, scale: CGFloat) throws -> Snapshot {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        guard let cgImage = image.cgImage else { throw TestError.nothingDrawn }
        return Snapshot(image: cgImage, scale: scale)
    }
}
