import AuthenticationServices
import CaretTesting
import Testing

/// The button to sign in with Apple.
@MainActor @Suite(.app) struct AppleIDButtonTests {
    @Test func aTapTriggersTheAction() async throws {
        var taps = 0
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
            button.frame = CGRect(x: 50, y: 200, width: 280, height: 44)
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            controller.view.addSubview(button)
            return controller
        })
        try await app.settle()
        try await app.tap("Continue with Apple")
        #expect(taps == 1)
    }

    @Test(arguments: [
        (ASAuthorizationAppleIDButton.ButtonType.signIn, "Sign in with Apple"), (.continue, "Continue with Apple"),
        (.signUp, "Sign up with Apple"),
    ])
    func theTitleIsInsideOfTheButton(type: ASAuthorizationAppleIDButton.ButtonType, title: String) throws {
        for width in [140.0, 200, 400] {
            let button = ASAuthorizationAppleIDButton(type: type, style: .black)
            #expect(button.accessibilityLabel == title)
            button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            button.layoutIfNeeded()
            let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
            let logo = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(label.text == title && label.frame.minX >= logo.frame.maxX && label.frame.maxX <= width)
            #expect(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width <= label.frame.width + 0.5)
            #expect(logo.frame.minX > 0 && logo.image != nil)
        }
    }

    @Test func theCornersAndColoursFollowTheStyle() {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .whiteOutline)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        #expect(button.cornerRadius == 6 && button.layer.cornerRadius == 6 && button.layer.borderWidth == 1)
        button.cornerRadius = 100
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 22)
        #expect(ASAuthorizationAppleIDButton(type: .signIn, style: .black).backgroundColor == .black)
        #expect(ASAuthorizationAppleIDButton(type: .signIn, style: .white).layer.borderWidth == 0)
        #expect(ASAuthorizationAppleIDButton.ButtonType.default == .signIn)
        let size = button.intrinsicContentSize
        #expect(size.height == 30 && size.width >= 140 && size.width < 200)
    }
}
