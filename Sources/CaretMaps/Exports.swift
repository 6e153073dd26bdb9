@_exported import Caret
@_exported import MapKit
