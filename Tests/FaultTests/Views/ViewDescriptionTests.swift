import CaretTesting
import Testing
import UIKit

/// The descriptions of views.
@MainActor @Suite(.app) struct ViewDescriptionTests {
    private final class Badge: UIView {}

    @Test func `E10 a view is described with its frame and layer`() {
        let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 30, height: 40))
        #expect(view.description.hasPrefix("<UIView: 0x") && view.description.hasSuffix(">>"))
        #expect(view.description.contains("; frame = (10 20.5; 30 40); layer = <CALayer: 0x"))
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        #expect(view.description.contains("alpha = 0.5; hidden = YES; tag = 7; layer"))
        #expect("\(Badge())".contains("Badge: 0x"))
    }

    @Test func `E10 a label is described with its text`() {
        let label = UILabel()
        label.text = "Hello"
        #expect("\(label)".contains("text = 'Hello'") && "\(label)".contains("userInteractionEnabled = NO"))
    }

    @Test func `E10 lists are described with offset, size and layout`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        #expect("\(scroll)".contains("contentOffset: {0, 50}; contentSize: {100, 300}; adjustedContentInset: {0, 0, 0, 0}>"))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect("\(collection)".contains("layout: <UICollectionViewFlowLayout: 0x") && "\(collection)".contains("dataSource: nil>"))
    }
}
