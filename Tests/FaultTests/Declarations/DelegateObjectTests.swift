import CoreLocation
import MapKit
import Testing
import UIKit

/// Delegates are objects of the root class: an existential has the members of every object.
@MainActor @Suite(.app) struct DelegateObjectTests {
    private class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func refresh() {}
    }

    @Test func `F6 a table's delegate answers isEqual, isKind and responds`() throws {
        let (screen, table) = (Screen(), UITableView())
        table.delegate = screen
        table.dataSource = screen
        let delegate = try #require(table.delegate)
        #expect(delegate.isEqual(screen) && !delegate.isEqual(table) && delegate.hash == screen.hash)
        #expect(delegate.isKind(of: UIViewController.self) && !delegate.isKind(of: UIView.self))
        #expect(delegate.isMember(of: Screen.self) && !delegate.isMember(of: UIViewController.self))
        #expect(delegate.responds(to: Selector("refresh", Screen.refresh)))
        #expect(!delegate.responds(to: Selector("refresh")) && !table.responds(to: Selector("refresh", Screen.refresh)))
        #expect(table.dataSource?.isEqual(delegate) == true)
    }

    @Test func `F6 every delegate and data source is an object of the root class`() {
        // Each line compiles only if the protocol refines `NSObjectProtocol`.
        let (field, collection, bar) = (UITextField(), UICollectionView(frame: .zero, collectionViewLayout: .init()), UISearchBar())
        let asked: [(any NSObjectProtocol)?] = [
            field.delegate, UITextView().delegate, UIScrollView().delegate, collection.delegate, collection.dataSource, bar.delegate,
            collection.dragDelegate, collection.dropDelegate, collection.prefetchDataSource, UITabBar().delegate,
            UIToolbar().delegate, UINavigationController().delegate, UITabBarController().delegate, UIPickerView().delegate,
            UIPickerView().dataSource, UITapGestureRecognizer().delegate, CALayer().delegate, CABasicAnimation().delegate,
            UISearchController().searchResultsUpdater, UISearchController().delegate, UISplitViewController().delegate,
            UIImagePickerController().delegate, UIColorPickerViewController().delegate, UIViewController().transitioningDelegate,
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).dataSource,
            CLLocationManager().delegate, MKMapView().delegate,
        ]
        #expect(asked.allSatisfy { $0 == nil })
    }
}
