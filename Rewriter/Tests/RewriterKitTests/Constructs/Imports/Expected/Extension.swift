import UIKit
@preconcurrency internal import MapKit
#if canImport(NoSuchModule)
import NoSuchModule
#endif

extension Shared {        func _437a5dd_didMoveToWindow() { _ = MKMapRect.null } }
