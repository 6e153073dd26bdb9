import Testing
import UIKit

@testable import UIKitCore

/// Storyboard tables with static rows.
@Suite @MainActor struct StaticTableTests {
    private func controller(_ table: String) throws -> UITableViewController {
        let story = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
            <scenes><scene sceneID="1"><objects><tableViewController storyboardIdentifier="T" id="c" sceneMemberID="viewController">
            \(table)
            </tableViewController></objects></scene></scenes></document>
            """
        let made = try UIStoryboard(data: Data(story.utf8)).instantiateInitialViewController()
        return try #require(made as? UITableViewController)
    }

    @Test func `H1 an empty sections element leaves a table of prototypes dynamic`() throws {
        let plain = try controller(
            """
            <tableView key="view" dataMode="prototypes" style="plain" id="t"><prototypes/><sections/></tableView>
            """)
        plain.loadViewIfNeeded()
        #expect(plain.nib.staticTable == nil && plain.tableView.numberOfSections == 1)
        let unknown = try controller("<tableView key=\"view\" style=\"plain\" id=\"t\"><sections/></tableView>")
        unknown.loadViewIfNeeded()
        #expect(unknown.nib.staticTable == nil)
    }

    @Test func `H1 a static table has the sections that it names`() throws {
        let section = """
            <tableViewSection headerTitle="Head" id="s"><cells><tableViewCell id="r"><tableViewCellContentView key="contentView" \
            tableViewCell="r" id="v"/></tableViewCell></cells></tableViewSection>
            """
        let full = try controller(
            "<tableView key=\"view\" dataMode=\"static\" style=\"grouped\" id=\"t\"><sections>\(section)</sections></tableView>")
        full.loadViewIfNeeded()
        #expect(full.tableView.numberOfSections == 1 && full.tableView.numberOfRows(inSection: 0) == 1)
        let empty = try controller("<tableView key=\"view\" dataMode=\"static\" style=\"grouped\" id=\"t\"><sections/></tableView>")
        empty.loadViewIfNeeded()
        #expect(empty.tableView.numberOfSections == 0)
        let left = try controller(
            "<tableView key=\"view\" dataMode=\"prototypes\" style=\"plain\" id=\"t\"><sections>\(section)</sections></tableView>")
        left.loadViewIfNeeded()
        #expect(left.nib.staticTable == nil)
    }
}
