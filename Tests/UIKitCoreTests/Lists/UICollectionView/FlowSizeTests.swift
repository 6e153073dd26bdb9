import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The questions of a flow layout for the sizes of items.
@MainActor @Suite(.app) struct FlowSizeTests {
    private final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let answers: Bool
        private(set) var questions = 0

        init(answers: Bool) { self.answers = answers }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            questions += 1
            let size = CGSize(width: 40, height: 20)
            // Without an answer, as the default implementation of the protocol.
            return answers ? size : DefaultImplementationProbe.fallback(size)
        }
    }

    private func launch(_ delegate: Delegate) async throws -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 10)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (delegate, delegate)
        let screen = UIViewController()
        screen.view.addSubview(view)
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        return view
    }

    @Test func aDelegateWithoutSizesIsAskedForOneItem() async throws {
        let delegate = Delegate(answers: false)
        let view = try await launch(delegate)
        #expect(delegate.questions > 0 && delegate.questions < 10)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 9_999, section: 0))?.size == CGSize(width: 30, height: 10))
    }

    @Test func aDelegateWithSizesIsAskedForEachItem() async throws {
        let delegate = Delegate(answers: true)
        let view = try await launch(delegate)
        #expect(delegate.questions >= 10_000)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 9_999, section: 0))?.size == CGSize(width: 40, height: 20))
    }
}
