import Platform
import Synchronization

/// A view or a view controller that `#Preview` shows while an app is developed.
///
/// In code that is built with the SDK, each `#Preview` makes one, and `caret preview` draws them all. An app that runs
/// does not call their bodies.
public struct Preview {
    /// The subject of a preview.
    package enum Content {
        case view(@MainActor () -> UIView)
        case viewController(@MainActor () -> UIViewController)
    }

    /// The name; `nil` for none.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>.Kind]
    package let content: Content

    /// Creates a preview of a view.
    ///
    /// - Parameters:
    ///   - name: The name that is shown with the preview. Defaults to none.
    ///   - traits: The layout and the orientation. Of several traits of one kind, the last one counts. Defaults to a
    ///     screen in portrait orientation with the view in the middle.
    ///   - body: Returns the view. It is called once for each picture.
    @MainActor public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name: name, traits: traits, content: .view(body))
    }

    /// Creates a preview of a view controller.
    ///
    /// - Parameters:
    ///   - name: The name that is shown with the preview. Defaults to none.
    ///   - traits: The layout and the orientation. Of several traits of one kind, the last one counts. Defaults to a
    ///     screen in portrait orientation that the controller fills.
    ///   - body: Returns the controller. It is called once for each picture.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits, content: .viewController(body))
    }

    private init(name: String?, traits: [PreviewTrait<ViewTraits>], content: Content) {
        self.name = name
        self.traits = traits.map(\.kind)
        self.content = content
    }

    /// The traits of previews of views and view controllers.
    public enum ViewTraits {}
}

extension Preview {
    /// A preview with its place in the source.
    package struct Entry: Sendable {
        package let file: String
        package let line: Int
        package let make: @MainActor @Sendable () -> Preview
    }

    private static let entries = Mutex<[Entry]>([])

    /// Registers a preview. The SDK's rewriter writes the call for each `#Preview`, which is made before `main`.
    ///
    /// - Parameters:
    ///   - file: The path of the source file. Defaults to that of the call.
    ///   - line: The line of the preview, from 1 on. Defaults to that of the call.
    ///   - make: Returns the preview. It is called only if previews are listed or drawn.
    public static func register(file: String = #filePath, line: Int = #line, _ make: @escaping @MainActor @Sendable () -> Preview) {
        entries.withLock { $0.append(Entry(file: file, line: line, make: make)) }
    }

    /// The registered previews, sorted by file and line.
    package static var all: [Entry] { entries.withLock { $0 }.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }

    /// The size of the screen that a trait specifies, in points; `nil` for that of the device.
    package var fixedSize: CGSize? {
        for case .layout(let layout) in traits.reversed() {
            guard case .fixed(let size) = layout else { return nil }
            return size
        }
        return nil
    }

    /// Whether the picture has the size of the subject.
    package var fitsSize: Bool {
        for case .layout(let layout) in traits.reversed() { return layout == .sizeThatFits }
        return false
    }

    /// The orientation of the device that a trait specifies; `nil` for none.
    package var orientation: DisplayMetrics.Orientation? {
        for case .orientation(let orientation) in traits.reversed() { return orientation }
        return nil
    }
}
