import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct BaselineTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func add<Kind: UIView>(_ view: Kind, to parent: UIView? = nil) -> Kind {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// Returns the baseline of a label, in points of the root.
    private func line(of label: UILabel) -> CGFloat { label.convert(CGPoint(x: 0, y: label.textBaselines.first), to: root).y }

    @Test func `a view without text has its lower edge on the baseline`() {
        let words = add(label("Words", 30))
        let picture = add(UIView())
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            picture.heightAnchor.constraint(equalToConstant: 30), picture.widthAnchor.constraint(equalToConstant: 30),
            picture.firstBaselineAnchor.constraint(equalTo: words.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(picture.frame.maxY - line(of: words)) <= 0.5)
        #expect(abs(picture.frame.height - 30) < 0.001)
    }

    @Test(arguments: [20, 44, 61]) func `a button's title is on the baseline whatever the button's height`(height: CGFloat) throws {
        let words = add(label("Words", 30))
        let button = add(UIButton(type: .system))
        button.setTitle("Button", for: .normal)
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            button.heightAnchor.constraint(equalToConstant: height),
            button.firstBaselineAnchor.constraint(equalTo: words.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(abs(line(of: title) - line(of: words)) <= 0.75)
    }

    @Test func `a button with a configuration and a subtitle has two baselines`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Above"
        configuration.subtitle = "Below"
        let button = add(UIButton(configuration: configuration))
        let last = add(label("last", 12))
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        button.layoutIfNeeded()
        #expect(abs(line(of: last) - line(of: button.contentSubtitleLabel)) <= 0.75)
        #expect(line(of: try #require(button.titleLabel)) < line(of: last) - 10)
    }

    @Test func `a field's text is on the label's baseline, with text and without`() {
        let words = add(label("Name", 30))
        let field = add(UITextField())
        field.borderStyle = .roundedRect
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            field.firstBaselineAnchor.constraint(equalTo: words.firstBaselineAnchor),
            field.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        let empty = field.frame
        let ascender = field.font?.ascender ?? 0
        let height = field.font?.lineHeight ?? 0
        #expect(abs(field.frame.midY - height / 2 + ascender - line(of: words)) <= 0.75)
        field.text = "Ada"
        root.layoutIfNeeded()
        #expect(field.frame == empty)
    }

    @Test func `a text view's first baseline is below its inset`() {
        let words = add(label("Name", 30))
        let text = add(UITextView())
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 12)
        text.text = "One\nTwo"
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            text.firstBaselineAnchor.constraint(equalTo: words.firstBaselineAnchor),
            text.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(abs(text.frame.minY + 8 + UIFont.systemFont(ofSize: 12).ascender - line(of: words)) <= 0.75)
    }

    @Test func `a view's custom baseline view counts, and its font and its removal are followed`() {
        final class Card: UIView {
            let words = UILabel()
            override var forFirstBaselineLayout: UIView { words }
        }
        let card = add(Card())
        card.words.text = "Inside"
        _ = add(card.words, to: card)
        let other = add(label("Other", 20))
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), card.heightAnchor.constraint(equalToConstant: 90),
            card.words.topAnchor.constraint(equalTo: card.topAnchor, constant: 25),
            other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(line(of: other) - line(of: card.words)) <= 0.5)
        card.words.font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()
        #expect(abs(line(of: other) - line(of: card.words)) <= 0.5)
        card.words.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(abs(line(of: other) - card.frame.maxY) <= 0.5)
    }

    @Test func `texts of several sizes share one baseline in a stack, which represents them outside`() {
        let (small, large) = (label("small", 12), label("LARGE", 48))
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let stack = add(UIStackView(arrangedSubviews: [small, button, large]))
        stack.alignment = .firstBaseline
        stack.isLayoutMarginsRelativeArrangement = true
        let other = add(label("Other", 20))
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        stack.layoutIfNeeded()
        button.layoutIfNeeded()
        #expect(abs(line(of: small) - line(of: large)) <= 0.5)
        #expect(abs(line(of: other) - line(of: large)) <= 0.5)
        if let title = button.titleLabel { #expect(abs(line(of: title) - line(of: large)) <= 0.75) }
        large.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(abs(line(of: other) - line(of: small)) <= 0.75)
    }

    @Test func `last baselines are aligned in a stack`() {
        let two = label("one\ntwo", 12)
        two.numberOfLines = 2
        let one = label("one", 30)
        let stack = add(UIStackView(arrangedSubviews: [two, one]))
        stack.alignment = .lastBaseline
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        stack.layoutIfNeeded()
        func last(_ label: UILabel) -> CGFloat { label.frame.maxY - label.textBaselines.last }
        #expect(abs(last(two) - last(one)) <= 0.5)
    }

    @Test func `spacing in a column may be measured from baseline to baseline`() {
        let (upper, lower) = (label("Upper", 20), label("Lower", 30))
        let stack = add(UIStackView(arrangedSubviews: [upper, lower]))
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 50
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        stack.layoutIfNeeded()
        #expect(abs(line(of: lower) - line(of: upper) - 50) <= 0.5)
    }

    @Test func `a string's own larger font moves the baseline`() {
        let words = add(UILabel())
        words.attributedText = NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 60)])
        let other = add(label("Other", 20))
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: root.topAnchor),
            other.firstBaselineAnchor.constraint(equalTo: words.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(other.frame.minY + other.textBaselines.first - UIFont.systemFont(ofSize: 60).ascender) <= 1)
    }
}
