import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The values of a variation are reset when it no longer applies: the editor writes no defaults.
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

    /// As on iOS: varying values are set again with the size class, and all others are the app's.
    @Test func valuesSetByCodeStayUntilTheSizeClassChanges() async throws {
        let view: UIView = try NibFixture.only(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <variation key="widthClass=regular" hidden="YES"/></view></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="30"/></constraint>
                    <constraint firstItem="a" firstAttribute="height" constant="10" priority="900" id="h">
                    <variation key="widthClass=regular" priority="700"/></constraint>
                </constraints>
            </view>
            """)
        let app = try await TestApp.launch(showing: { UIViewController() })
        let root = try #require(app.mainWindow.rootViewController)
        root.view.addSubview(view)
        try await app.settle()
        let inner = try #require(view.subviews.first)
        let width = try #require(inner.constraints.first { $0.firstAttribute == .width })
        let height = try #require(inner.constraints.first { $0.firstAttribute == .height })
        (width.constant, height.constant, height.priority, inner.alpha) = (77, 88, .defaultLow, 0.75)
        root.overrideUserInterfaceStyle = .dark
        try await app.settle()
        #expect(width.constant == 77 && height.constant == 88 && height.priority == .defaultLow)
        root.traitOverrides.horizontalSizeClass = .regular
        try await app.settle()
        #expect(width.constant == 30 && height.constant == 88 && height.priority.rawValue == 700 && inner.alpha == 0.75 && inner.isHidden)
        root.traitOverrides.horizontalSizeClass = .compact
        try await app.settle()
        #expect(width.constant == 10 && height.constant == 88 && height.priority.rawValue == 900 && inner.alpha == 0.75)
    }

    @Test func twoRotationsRestoreTheFormerState() async throws {
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
