import CaretTesting
import Testing
import UIKit

/// Views that are created before the application, and labels of several lines.
@MainActor struct EarlyViewTests {
    /// A view whose label is within its margins.
    private final class Card: UIView {
        let label = UILabel()
        init() {
            super.init(frame: .zero)
            label.text = "Card"
            for view in [self, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            addSubview(label)
            let margins = layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test(.app) func anEarlyViewKeepsItsConstraintsToLayoutGuides() async throws {
        let early = Card()
        early.layoutIfNeeded()
        let root = UIViewController()
        _ = try await TestApp.launch(showing: { root })
        let late = Card()
        for (view, top) in [(early, 100), (late, 300)] as [(Card, CGFloat)] {
            root.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: top),
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
            ])
        }
        root.view.layoutIfNeeded()
        for (one, other) in [(early.frame.size, late.frame.size), (early.label.frame.size, late.label.frame.size)] {
            #expect(abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01, "\(one) \(other)")
        }
        #expect(late.frame.height > 30 && early.label.frame.minY == late.label.frame.minY)
        #expect(early.frame.minY == 100)
    }

    private final class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 40, height: size.height + 40)
        }
    }

    @Test(.app, arguments: [0, 3]) func aLabelOfSeveralLinesMayRequestMoreHeight(lines: Int) async throws {
        let root = UIViewController()
        _ = try await TestApp.launch(showing: { root })
        let (plain, padded) = (UILabel(), Padded())
        for (label, x) in [(plain, 20), (padded, 200)] as [(UILabel, CGFloat)] {
            label.numberOfLines = lines
            label.text = "Some words that need more than one line"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
                label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: x),
                label.widthAnchor.constraint(equalToConstant: 150),
            ])
        }
        root.view.layoutIfNeeded()
        #expect(plain.frame.height > 40 && padded.frame.height == plain.frame.height + 40)
        #expect(padded.preferredMaxLayoutWidth == 0)
    }
}
