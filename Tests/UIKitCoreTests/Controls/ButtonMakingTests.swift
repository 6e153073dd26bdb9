import Testing

@testable import UIKitCore

@MainActor struct ButtonMakingTests {
    @MainActor private final class Saver {
        var saved = 0
        func save() { saved += 1 }
    }

    @Test func aSystemButtonShowsAnImageAndCallsItsTarget() {
        let (image, saver) = (UIImage(), Saver())
        let button = UIButton.systemButton(with: image, target: saver, action: Selector("save", Saver.save))
        #expect(button.buttonType == .system && button.image(for: .normal) === image)
        button.sendActions(for: .touchUpInside)
        #expect(saver.saved == 1)
    }

    @Test func setDefaultContentInsetsRestoresTheInsetsOfTheSize() {
        var look = UIButton.Configuration.filled()
        look.buttonSize = .large
        let usual = look.contentInsets
        look.contentInsets = .zero
        look.setDefaultContentInsets()
        #expect(look.contentInsets == usual && usual.top > 0)
    }

    @Test func configurationsWithEqualPropertiesAreEqual() {
        var one = UIButton.Configuration.filled()
        one.title = "Go"
        one.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        one.background.backgroundColorTransformer = .grayscale
        one.attributedSubtitle = AttributedString("now")
        var other = one
        #expect(one == other && Set([one, other]).count == 1)
        let changes: [(inout UIButton.Configuration) -> Void] = [
            { $0.title = "Stop" }, { $0.subtitle = nil }, { $0.image = UIImage(systemName: "star") }, { $0.imagePadding = 3 },
            { $0.cornerStyle = .capsule }, { $0.background.strokeWidth = 1 }, { $0.imagePlacement = .trailing },
            { $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .red } }, { $0.baseForegroundColor = .red },
            { $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 } },
        ]
        for change in changes {
            other = one
            change(&other)
            #expect(one != other)
        }
        other = one
        other.background.backgroundColorTransformer = .grayscale
        #expect(one == other && UIButton.Configuration.filled() != .gray())
    }

    @Test func theSubtitlesLabelIsThatOfTheConfiguration() {
        let button = UIButton()
        #expect(button.subtitleLabel == nil)
        button.configuration = .plain()
        button.configuration?.subtitle = "below"
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.text == "below" && button.subtitleLabel?.isDescendant(of: button) == true)
    }
}
