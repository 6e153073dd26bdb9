import CaretTesting
import Testing
import UIKit

/// The fitting sizes of views whose frames come from their autoresizing masks.
@Suite @MainActor struct ContentFittingTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test(.app, arguments: [CGSize.zero, CGSize(width: 10_000, height: 10_000)])
    func aLabelHasTheSizeOfItsText(target: CGSize) {
        let label = label("Short")
        let size = label.systemLayoutSizeFitting(target)
        #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
        #expect(abs(size.height - label.intrinsicContentSize.height) < 1)
        #expect(label.frame == .zero)
    }

    @Test(.app) func textIsAsHighAsItsWidthRequires() {
        let label = label(String(repeating: "many words ", count: 20))
        let size = label.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 100)
        #expect(abs(size.height - label.sizeThatFits(CGSize(width: 100, height: 1e6)).height) < 1 && size.height > 200)
    }

    @Test(.app) func buttonsImagesAndSwitchesHaveTheSizeOfTheirContents() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let image = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in })
        for view in [button, image, UISwitch(), UISlider()] as [UIView] {
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let content = view.intrinsicContentSize
            let expected = CGSize(width: max(0, content.width), height: max(0, content.height))
            #expect(abs(size.width - expected.width) < 1 && abs(size.height - expected.height) < 1, "\(type(of: view)): \(size)")
        }
    }

    @Test(.app) func aPlainViewIsEmptyAndConstraintsComeFirst() {
        #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).systemLayoutSizeFitting(.zero) == .zero)
        let label = label("Short")
        label.heightAnchor.constraint(equalToConstant: 77).isActive = true
        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 77)
    }
}
