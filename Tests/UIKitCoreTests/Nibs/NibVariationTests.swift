import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// What a variation has said is forgotten where it holds no longer: the editor writes no defaults.
@MainActor @Suite(.app) struct NibVariationTests {
    private static let stack = """
        <stackView id="s"><rect key="frame" x="0" y="0" width="300" height="100"/>
            <subviews><view id="a"/><view id="b"><variation key="widthClass=regular" hidden="YES"/></view><view id="c"/></subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="height" constant="20" id="h"><variation key="widthClass=regular" priority="750"/></constraint>
            </constraints>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
            <variation key="widthClass=regular" axis="vertical" spacing="40" alpha="0.5">
                <mask key="subviews"><include reference="c"/></mask></variation>
        </stackView>
        """

    @Test func itIsAsBeforeAfterTwoTurns() async throws {
        let stack: UIStackView = try NibFixture.only(Self.stack)
        let app = try await TestApp.launch(showing: { UIViewController() })
        let root = try #require(app.mainWindow.rootViewController)
        root.view.addSubview(stack)
        try await app.settle()
        let height = try #require(stack.arrangedSubviews[0].constraints.first { $0.firstAttribute == .height && $0.constant == 20 })
        for _ in 0..<2 {
            #expect(stack.axis == .horizontal && stack.spacing == 0 && stack.alpha == 1)
            #expect(stack.arrangedSubviews.map(\.isHidden) == [false, false] && height.priority == .required && height.isActive)
            root.traitOverrides.horizontalSizeClass = .regular
            try await app.settle()
            #expect(stack.axis == .vertical && stack.spacing == 40 && stack.alpha == 0.5)
            #expect(stack.arrangedSubviews.map(\.isHidden) == [false, true, false] && height.priority == .defaultHigh && height.isActive)
            root.traitOverrides.horizontalSizeClass = .compact
            try await app.settle()
        }
        #expect(stack.axis == .horizontal && stack.arrangedSubviews.count == 2)
    }
}
