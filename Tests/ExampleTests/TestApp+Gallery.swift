import CaretTesting
import Testing

@testable import Gallery

extension TestApp {
    /// Starts Gallery on a folder, and waits until all that shows is decoded.
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

    /// Why photos that show cannot be seen, by the files' names.
    var reasons: [String: String] {
        let shown = all(.type(PhotoReasonView.self)).filter { !$0.view.isHidden }
        let texts = shown.map { $0.view.subviews.compactMap { ($0 as? UILabel)?.text } }
        return Dictionary(texts.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
    }

    /// Opens the photo of that number, from 1, out of those that show.
    func open(_ number: Int) async throws {
        let cell = try #require(try grid.cellForItem(at: IndexPath(item: number - 1, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        await tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try await settle()
    }
}
