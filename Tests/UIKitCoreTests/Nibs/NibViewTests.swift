import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The properties of views from a nib.
@MainActor @Suite(.app) struct NibViewTests {
    @Test func aLabelHasItsTextFontColourAndFrame() throws {
        let label: UILabel = try NibFixture.only(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="252"
                text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignBaselines"
                adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" tag="7" alpha="0.5" hidden="YES" id="a">
                <rect key="frame" x="10" y="20" width="100" height="30"/>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <nil key="highlightedColor"/>
            </label>
            """)
        #expect(label.text == "Hello" && label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3 && label.tag == 7 && label.alpha == 0.5 && label.isHidden)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 30) && !label.translatesAutoresizingMaskIntoConstraints)
        #expect(label.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251 && !label.isUserInteractionEnabled)
    }

    @Test func coloursAreReadByComponentsNamesAndReferences() throws {
        func color(_ words: String) throws -> UIColor? {
            let view: UIView = try NibFixture.only("<view id=\"a\"><color key=\"backgroundColor\" \(words)/></view>")
            return view.backgroundColor
        }
        #expect(try color("white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"") == UIColor(white: 0.25, alpha: 0.5))
        #expect(try color("systemColor=\"systemBackgroundColor\"") == .systemBackground)
        #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
        let display = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"") == display)
    }

    @Test func subviewsConstraintsAndGuidesApply() throws {
        let view: UIView = try NibFixture.only(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <constraints>
                            <constraint firstAttribute="height" constant="44" id="c1"/>
                            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="3:2" id="c2"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="12" id="c3"/>
                    <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c4"/>
                </constraints>
                <viewLayoutGuide key="safeArea" id="safe"/>
            </view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 12, y: 218, width: 66, height: 44))
    }

    @Test func aCustomClassHasEverythingButOutletsInItsInitializer() throws {
        let view: RingView = try NibFixture.only(
            """
            <view tag="9" id="r" customClass="RingView" customModule="UIKitCoreTests">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <subviews><label text="Inside" id="l"/></subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="ring"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="note" value="N"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="inner" destination="l" id="o"/></connections>
            </view>
            """)
        #expect(view.seenInInit == ["(1.0, 2.0, 3.0, 4.0)", "1", "9", "true", "9"])
        #expect(view.awake == ["Inside 2.5"] && view.count == 4 && view.note == "N" && view.layer.cornerRadius == 6 && view.clipsToBounds)
    }

    @Test func outletsCollectionsAndActionsAreConnected() throws {
        let owner = NibOwner()
        let nib = NibFixture.xib(
            """
            <label text="One" id="l1"/><label text="Two" id="l2"/>
            <button buttonType="system" id="b"><state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
                <connections>
                    <action selector="save:" destination="-1" eventType="touchUpInside" id="x"/>
                    <action selector="close" destination="-1" eventType="touchUpInside" id="y"/>
                </connections>
            </button>
            """,
            connections: """
                <outlet property="label" destination="l1" id="1"/><outlet property="hidden" destination="b" id="2"/>
                <outlet property="loose" destination="l2" id="5"/>
                <outletCollection property="labels" destination="l1" id="3"/><outletCollection property="labels" destination="l2" id="4"/>
                """)
        let made = try UINib(data: nib, bundle: nil).objects(withOwner: owner)
        #expect(owner.label.text == "One" && owner.hiddenIsSet && owner.labels.map(\.text) == ["One", "Two"] && owner.loose?.text == "Two")
        let button = try #require(made.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.saved.first === button && owner.closed == 1)
        #expect(button.title(for: .normal) == "Go" && button.titleColor(for: .normal) == .systemRed && button.buttonType == .system)
    }

    @Test func attributedTextsKeepTheirRuns() throws {
        let label: UILabel = try NibFixture.only(
            """
            <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
                <fragment content="Red "><attributes><color key="NSColor" systemColor="systemRedColor"/>
                    <font key="NSFont" size="20" name="Inter"/>
                    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/></attributes></fragment>
                <fragment><string key="content">plain</string></fragment>
            </attributedString></label>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "Red plain")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing == 3)
    }

    @Test func stacksArrangeAndControlsHaveTheirValues() throws {
        let stack: UIStackView = try NibFixture.only(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="8" id="s"><subviews>
                <slider minValue="10" maxValue="20" value="15" id="a"/><switch on="YES" id="b"/>
                <segmentedControl selectedSegmentIndex="1" id="c"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                <stepper value="150" maximumValue="200" stepValue="5" id="d"/>
                <textField borderStyle="roundedRect" placeholder="Name" id="e"><textInputTraits key="textInputTraits" returnKeyType="done" secureTextEntry="YES"/></textField>
                <activityIndicatorView style="large" animating="YES" id="f"/><progressView progress="0.5" id="g"/>
            </subviews></stackView>
            """)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.arrangedSubviews.count == 7 && stack.spacing == 8)
        #expect((stack.arrangedSubviews[0] as? UISlider)?.value == 15 && (stack.arrangedSubviews[1] as? UISwitch)?.isOn == true)
        let segments = stack.arrangedSubviews[2] as? UISegmentedControl
        #expect(segments?.selectedSegmentIndex == 1 && segments?.titleForSegment(at: 1) == "B")
        #expect((stack.arrangedSubviews[3] as? UIStepper)?.value == 150)
        let field = stack.arrangedSubviews[4] as? UITextField
        #expect(field?.returnKeyType == .done && field?.isSecureTextEntry == true && field?.borderStyle == .roundedRect)
        #expect((stack.arrangedSubviews[5] as? UIActivityIndicatorView)?.isAnimating == true)
    }

    @Test func imagesAreDrawnInTheirModeAndScale() throws {
        let view: UIImageView = try NibFixture.only(
            """
            <imageView id="i"><imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/></imageView>
            """)
        #expect(view.image?.renderingMode == .alwaysOriginal)
    }

    @Test func subviewsOfAnEffectViewAreInItsContentView() throws {
        let view: UIVisualEffectView = try NibFixture.only(
            "<visualEffectView id=\"e\"><subviews><label id=\"l\"/></subviews><blurEffect style=\"dark\"/></visualEffectView>")
        #expect(view.contentView.subviews.first is UILabel)
    }

    @Test func unknownElementsAreSkippedWithOneReportThatNamesTheLine() throws {
        let nib = UINib(data: NibFixture.xib("<label wobbles=\"YES\" text=\"A\" id=\"a\"/>\n<hologram id=\"h\"/>"), bundle: nil)
        let skipped = nibReports { for _ in 0..<3 { _ = try? nib.objects(withOwner: nil) } }
        #expect(skipped.count == 2)
        #expect(skipped.first == "data.xib:7: label \"a\": skipped wobbles: a label has no such property here")
        #expect(skipped.last == "data.xib:8: hologram \"h\": skipped <hologram>: there is no such class here")
    }

    @Test func propertiesVaryWithSizeClasses() async throws {
        let view: UIView = try NibFixture.only(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view id="only"/></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="30"/></constraint>
                    <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
                    <constraint firstItem="a" firstAttribute="height" constant="50" id="tall"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="tall"/></mask><mask key="subviews"><exclude reference="only"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><include reference="tall"/><exclude reference="h"/></mask><mask key="subviews"><include reference="only"/></mask></variation>
            </view>
            """)
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.rootViewController?.view.addSubview(view)
        try await app.settle()
        let inner = try #require(view.subviews.first)
        #expect(inner.frame.size == CGSize(width: 10, height: 10) && view.subviews.count == 1)
        app.mainWindow.rootViewController?.traitOverrides.horizontalSizeClass = .regular
        try await app.settle()
        #expect(inner.frame.size == CGSize(width: 30, height: 50) && view.subviews.count == 2)
        app.mainWindow.rootViewController?.traitOverrides.horizontalSizeClass = .compact
        try await app.settle()
        #expect(inner.frame.size == CGSize(width: 10, height: 10) && view.subviews.count == 1)
    }
}
