import Testing

@testable import UIKitCore

@MainActor struct ButtonMakingTests {
    @MainActor private final class Saver {
        var saved = 0
        func save() { saved += 1 }
    }

    @Test func aSystemButtonShowsAPictureAndCallsItsTarget() {
        let (image, saver) = (UIImage(), Saver())
        let button = UIButton.systemButton(with: image, target: saver, action: Selector("save", Saver.save))
        #expect(button.buttonType == .system && button.image(for: .normal) === image)
        button.sendActions(for: .touchUpInside)
        #expect(saver.saved == 1)
    }

    @Test func insetsAreThoseOfTheSizeAgain() {
        var look = UIButton.Configuration.filled()
        look.buttonSize = .large
        let usual = look.contentInsets
        look.contentInsets = .zero
        look.setDefaultContentInsets()
        #expect(look.contentInsets == usual && usual.top > 0)
    }
}
