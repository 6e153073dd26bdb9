import CaretTesting
import Testing
import UIKit

/// Subclasses that override designated initializers of Apple's declarations, and are created by convenience
/// initializers.
@MainActor @Suite(.app) struct InitializerShapeTests {
    private final class Button: UIButton {
        var overrides = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            overrides += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Typed: UIButton {
        override var buttonType: ButtonType { .custom }
    }

    private final class Picture: UIImageView {
        override init(image: UIImage?) { super.init(image: image) }
        override init(image: UIImage?, highlightedImage: UIImage?) { super.init(image: image, highlightedImage: highlightedImage) }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Refresh: UIRefreshControl {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Item: UIBarButtonItem {
        override init() { super.init() }
    }

    private final class Bar: UIProgressView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `F1 a button's subclass has all of its convenience initializers`() {
        #expect(Button().overrides == 1 && Button().buttonType == .custom)
        let system = Button(type: .system)
        #expect(system.overrides == 1 && system.buttonType == .system)
        #expect(Button(type: .system, primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
        #expect(Button(configuration: .filled(), primaryAction: nil).configuration != nil)
        #expect(Button(type: .contactAdd).currentImage != nil)
        #expect(Button(frame: .zero, primaryAction: nil).overrides == 1)
        #expect(Typed(type: .system).buttonType == .custom, "the type can be overridden")
    }

    @Test func `F1 a system button from a subclass looks like one`() {
        let button = Button(type: .system)
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.currentTitleColor == button.tintColor)
    }

    @Test func `F1 the other views and controls have Apple's designated initializers`() {
        let image = UIImage()
        #expect(Picture(image: image).image === image && Picture(image: image, highlightedImage: nil).image === image)
        #expect(!Refresh().isRefreshing && Refresh().bounds.height > 0)
        #expect(Item(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        #expect(Item(title: "Go", style: .plain, target: nil, action: nil).title == "Go" && Item(customView: UIView()).customView != nil)
        #expect(Bar(progressViewStyle: .bar).progressViewStyle == .bar && Bar().progress == 0)
    }
}
