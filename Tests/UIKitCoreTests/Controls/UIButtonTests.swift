import CaretTesting
import Testing

/// The appearance of buttons and their actions.
@MainActor @Suite(.app) struct UIButtonTests {
    private func launched(_ button: UIButton, _ device: Device = .standard.scale(1)) async throws -> TestApp {
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 34)
        return try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                controller.view.addSubview(button)
                return controller
            }, on: device)
    }

    @Test func aTapTriggersThePrimaryAction() async throws {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
        button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
        let app = try await launched(button)
        try await app.tap("Go")
        #expect(log == ["up", "primary"])
    }

    @Test func titlesAndColoursFollowTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause", for: .selected)
        button.setTitleColor(.green, for: .selected)
        #expect(button.currentTitle == "Play" && button.titleLabel?.textColor == .white)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Pause" && button.titleLabel?.textColor == .green)
        #expect(button.title(for: .highlighted) == "Play")
    }

    @Test(arguments: [(UIButton.ButtonType.system, 15 as CGFloat, 30 as CGFloat), (.custom, 18, 34), (.close, 15, 30)])
    func aTitleHasTheSizeOfItsKindAndRoomForATouch(type: UIButton.ButtonType, size: CGFloat, height: CGFloat) {
        let button = UIButton(type: type)
        button.setImage(nil, for: .normal)
        #expect(button.titleLabel?.font == .systemFont(ofSize: size))
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize.height == height && button.intrinsicContentSize.width > 30)
        let text = button.titleLabel?.intrinsicContentSize ?? .zero
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
        button.configuration = .filled()
        button.configuration = nil
        #expect(button.titleLabel?.font == .systemFont(ofSize: size))
    }

    @Test func anImageAloneHasItsOwnSize() {
        let button = UIButton(type: .custom)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { _ in }
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 16))
        button.setTitle("Go", for: .normal)
        #expect(button.intrinsicContentSize.height == 22)
    }

    @Test func aFilledButtonIsWhiteOnTheTint() async throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        let app = try await launched(button)
        #expect(try app.snapshot().pixel(at: CGPoint(x: 110, y: 317)) == SIMD4(0, 122, 255, 255))
        #expect(button.titleLabel?.textColor == .white && button.subviews[0].layer.cornerRadius == 5.95)
        button.isEnabled = false
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 110, y: 317)) != SIMD4(0, 122, 255, 255))
    }

    @Test(arguments: [(UIButton.Configuration.Size.mini, 10 as CGFloat), (.small, 10), (.medium, 12), (.large, 20)])
    func aConfigurationsSizeIsItsTextAndInsets(size: UIButton.Configuration.Size, inset: CGFloat) {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Save"
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        let text = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == text.width + 2 * inset)
        #expect(button.intrinsicContentSize.height == text.height + configuration.contentInsets.top * 2)
    }

    @Test func aButtonWithAnImageMakesSpaceForBoth() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Open"
        configuration.image = context.makeImage().map { UIImage(cgImage: $0) }
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let picture = try #require(button.imageView?.frame)
        let text = try #require(button.titleLabel?.frame)
        #expect(picture.size == CGSize(width: 20, height: 16))
        #expect(picture.minX == 12 && text.minX == picture.maxX + 6)
        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 0))
    }

    @Test func theUpdateHandlerMayChangeTheAppearanceByState() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in button.configuration?.title = button.isEnabled ? "On" : "Off" }
        button.layoutIfNeeded()
        #expect(button.currentTitle == "On")
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.currentTitle == "Off")
    }

    @Test func aSystemButtonUsesTheTint() {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        #expect(button.titleLabel?.textColor == button.tintColor)
        button.tintColor = .red
        #expect(button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        // A layer stores its opacity in single precision, as on iOS.
        #expect(button.titleLabel?.alpha == CGFloat(Float(0.2)))
    }

    @Test func theConfigurationsBackgroundLeavesTheButtonsOwnAlone() {
        let button = UIButton(configuration: .filled())
        button.backgroundColor = .green
        button.isHighlighted = true
        #expect(button.backgroundColor == .green)
        button.configuration = nil
        #expect(button.subviews[0].backgroundColor == nil && button.backgroundColor == .green)
    }

    @Test func aConfigurationAdoptsAnActionsTitleOnlyIfItHasNone() {
        let action = UIAction(title: "Action") { _ in }
        #expect(UIButton(configuration: .plain(), primaryAction: action).titleLabel?.text == "Action")
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Own"
        #expect(UIButton(configuration: configuration, primaryAction: action).titleLabel?.text == "Own")
    }

    @Test func symbolsAreDrawnWithThePreferredConfiguration() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let before = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height > before.height + 20)
        #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) === button.currentPreferredSymbolConfiguration)
        let own = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
        button.setImage(own, for: .normal)
        #expect(button.imageView?.image?.size == own?.size, "what a picture says itself goes before")
    }

    @Test func aDisabledButtonSendsNoActions() async throws {
        var calls = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        button.isEnabled = false
        let app = try await launched(button)
        await app.tap(at: CGPoint(x: 160, y: 317))
        #expect(calls == 0)
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == 1)
    }
}
