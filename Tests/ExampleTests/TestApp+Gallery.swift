import CaretTesting
import Testing

@testable import Gallery

extension TestApp {
    /// Launches Gallery with a folder, and waits until all visible photos are decoded.
    static func gallery(_ path: String, on device: Device = .standard.scale(1)) async throws -> TestApp {
        let app = try await launch(AppDelegate(arguments: [path]), on: device)
        try await app.settle()
        return app
    }

    var grid: UICollectionView {
        get throws { try #require(try find(.identifier("Grid")).view as? UICollectionView) }
    }

    var pager: UICollectionView {
        get throws { try #require(try find(.identifier("Pager")).view as? UICollectionView) }
    }

    var pagerController: PagerViewController {
        get throws {
            let navigation = try #require(mainWindow.rootViewController as? UINavigationController)
            return try #require(navigation.topViewController as? PagerViewController)
        }
    }

    /// The reasons of visible photos that cannot be displayed, by file name.
    var reasons: [String: String] {
        let shown = all(.type(PhotoReasonView.self)).filter { !$0.view.isHidden }
        let texts = shown.map { $0.view.subviews.compactMap { ($0 as? UILabel)?.text } }
        return Dictionary(texts.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
    }

    /// Opens the visible photo of a number, from 1.
    func open(_ number: Int) async throws {
        let cell = try #require(try grid.cellForItem(at: IndexPath(item: number - 1, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        await tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try await settle()
    }
}
