import UIKit
@preconcurrency internal import MapKit
#if canImport(NoSuchModule)
import NoSuchModule
#endif

extension Shared { override public func didMoveToWindow() { _ = MKMapRect.null } }
