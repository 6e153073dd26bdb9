import Testing
import UIKitCore

@MainActor struct UILabelHeightTests {
    @Test func aSmallLineBelowALargeOneIsShownInALabelOfItsSize() {
        let text = NSMutableAttributedString(string: "Title", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "\nsubtitle", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        label.sizeToFit()
        let layout = label.layoutAndOrigin(in: label.bounds).layout
        #expect(layout.lines.count == 2 && !layout.isTruncated)
        label.bounds.size.height -= 2
        let cut = label.layoutAndOrigin(in: label.bounds).layout
        #expect(cut.lines.count == 1 && cut.isTruncated)
    }
}
