import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Configurations of buttons as the editor writes them.
@MainActor @Suite(.app) struct NibButtonConfigurationTests {
    private func button(_ attributes: String, _ parts: String = "") throws -> (button: UIButton, reports: [String]) {
        var button: UIButton?
        let reports = try nibReports {
            button = try NibFixture.only(
                """
                <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="200" height="50"/>
                <buttonConfiguration key="configuration" \(attributes)>\(parts)</buttonConfiguration></button>
                """)
        }
        let made = try #require(button)
        made.layoutIfNeeded()
        return (made, reports)
    }

    @Test func placementsPaddingsAndInsetsAreThoseOfTheFile() throws {
        let (button, reports) = try button(
            """
            style="tinted" title="Send" subtitle="Now" image="star" catalog="system" imagePlacement="trailing" imagePadding="9" \
            titlePadding="4" titleAlignment="leading" cornerStyle="capsule"
            """,
            """
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Send" && configuration.subtitle == "Now" && configuration.image != nil)
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 9 && configuration.titlePadding == 4)
        #expect(configuration.titleAlignment == .leading && configuration.cornerStyle == .capsule)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .large))
        #expect(
            button.contentImageView.frame.minX >= button.contentTitleLabel.frame.maxX + 8.5
                && button.contentTitleLabel.textAlignment == .natural)
        #expect(button.contentColorView.layer.cornerRadius == 25 && reports.isEmpty, "\(reports)")
    }

    @Test func aRoleIsThatOfTheFile() throws {
        var made: UIButton?
        let reports = try nibReports {
            made = try NibFixture.only(
                """
                <button buttonType="system" role="destructive" id="b"><rect key="frame" x="0" y="0" width="200" height="50"/>
                <buttonConfiguration key="configuration" style="plain" title="Delete"/></button>
                """)
        }
        let button = try #require(made)
        button.layoutIfNeeded()
        #expect(button.role == .destructive && reports.isEmpty, "\(reports)")
        #expect(button.contentTitleLabel.textColor == .systemRed)
    }

    @Test func aBackgroundHasColoursAStrokeAndARadius() throws {
        let (button, reports) = try button(
            "style=\"plain\" title=\"A\"",
            """
            <backgroundConfiguration key="background" cornerRadius="14" strokeWidth="2"><color key="backgroundColor" systemColor="systemGreenColor"/>
            <color key="strokeColor" systemColor="systemRedColor"/>
            <directionalEdgeInsets key="backgroundInsets" top="5" leading="6" bottom="5" trailing="6"/></backgroundConfiguration>
            """)
        let background = try #require(button.configuration?.background)
        #expect(background.backgroundColor == .systemGreen && background.strokeColor == .systemRed && background.strokeWidth == 2)
        #expect(background.backgroundInsets == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 5, trailing: 6))
        let plate = try #require(button.content.backgroundView?.subviews.first)
        #expect(plate.frame == CGRect(x: 6, y: 5, width: 188, height: 40) && plate.layer.cornerRadius == 14)
        #expect(plate.layer.borderWidth == 2 && plate.backgroundColor != nil && button.contentColorView.backgroundColor == nil)
        #expect(reports.isEmpty, "\(reports)")
    }

    @Test func aBackgroundWithOnlyAColourNeedsNoFurtherView() throws {
        let (button, _) = try button(
            "style=\"filled\" title=\"A\"",
            "<backgroundConfiguration key=\"background\" cornerRadius=\"9\"><color key=\"backgroundColor\" systemColor=\"systemPinkColor\"/></backgroundConfiguration>"
        )
        #expect(
            button.content.backgroundView == nil && button.contentColorView.backgroundColor == .systemPink
                && button.contentColorView.layer.cornerRadius == 9)
    }

    @Test func aBackgroundMayBlurAndShowAnImage() throws {
        let (button, reports) = try button(
            "style=\"plain\" title=\"A\"",
            """
            <backgroundConfiguration key="background" image="star" catalog="system" imageContentMode="center">
            <blurEffect key="visualEffect" style="systemMaterial"/></backgroundConfiguration>
            """)
        let background = try #require(button.configuration?.background)
        #expect(
            background.visualEffect == UIBlurEffect(style: .systemMaterial) && background.image != nil
                && background.imageContentMode == .center)
        let plate = try #require(button.content.backgroundView?.subviews.first)
        #expect(plate.subviews.first is UIVisualEffectView && plate.subviews.last is UIImageView && reports.isEmpty, "\(reports)")
        button.configuration?.background = UIButton.Configuration.plain().background
        #expect(button.content.backgroundView == nil)
    }

    @Test func titlesKeepTheirAttributesUntilTheProgramSetsOthers() throws {
        let (button, reports) = try button(
            "style=\"plain\" title=\"Plain\"",
            """
            <attributedString key="attributedTitle"><fragment content="Big"><attributes><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
            <fragment content=" red"><attributes><color key="NSColor" systemColor="systemRedColor"/></attributes></fragment></attributedString>
            <color key="baseForegroundColor" systemColor="systemPurpleColor"/>
            """)
        let words = try #require(button.contentTitleLabel.attributedText)
        #expect(words.string == "Big red" && reports.isEmpty)
        #expect((words.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect((words.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(words.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemPurple)
        #expect(words.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .systemRed)
        button.configuration?.title = "Other"
        #expect(button.contentTitleLabel.text == "Other" && button.contentTitleLabel.font.pointSize == 17)
    }

    @Test func anActivityIndicatorReplacesTheImage() throws {
        let (button, reports) = try button(
            "style=\"filled\" title=\"Wait\" image=\"star\" catalog=\"system\" showsActivityIndicator=\"YES\"")
        let spinner = try #require(button.content.spinner)
        #expect(
            spinner.isAnimating && button.contentImageView.image == nil && spinner.frame.maxX <= button.contentTitleLabel.frame.minX
                && reports.isEmpty)
        button.configuration?.showsActivityIndicator = false
        #expect(button.content.spinner == nil && button.contentImageView.image != nil)
    }

    @Test func anImageThatKeepsItsColoursIsNotTinted() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
        let button = UIButton(configuration: configuration)
        #expect(button.contentImageView.image?.renderingMode == .alwaysOriginal)
    }

    @Test func unsupportedPartsOfABackgroundAreReported() throws {
        let (_, reports) = try button(
            "style=\"plain\"", "<backgroundConfiguration key=\"background\" wobble=\"1\"><date key=\"when\"/></backgroundConfiguration>")
        #expect(reports.count == 2 && reports.allSatisfy { $0.contains("backgrounds have no such part") }, "\(reports)")
    }
}
