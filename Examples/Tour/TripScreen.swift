import Caret
import UIKit

@MainActor func tripNavigation(_ trip: Trip) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: TripScreen(trip))
    navigation.follow(trip, \.path) { _, step in
        switch step {
        case .countries:
            ChoiceScreen("Country", ["Italy", "Norway"], accessory: .disclosureIndicator) { country in
                trip.path.append(.cities(of: country))
            }
        case .cities(let country):
            ChoiceScreen(country, country == "Italy" ? ["Rome", "Turin"] : ["Oslo", "Bergen"]) { city in
                trip.city = city
                trip.path = []
            }
        }
    }
    return navigation
}

final class TripScreen: UIViewController {
    let trip: Trip
    let label = UILabel()
    let cityButton = UIButton(configuration: .filled())
    let nightsButton = UIButton(configuration: .gray())

    init(_ trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        label.font = .preferredFont(forTextStyle: .title2)
        cityButton.configuration?.title = "Choose a city"
        nightsButton.configuration?.title = "Nights"
        stack([label, cityButton, nightsButton])
        connect()
    }

    func connect() {
        observe(self) { screen in
            let trip = screen.trip
            screen.label.text = trip.city.map { "\(trip.nights) nights in \($0)" } ?? "No city yet"
        }
        cityButton.on(.tap, self) { screen in screen.trip.path = [.countries] }
        nightsButton.on(.tap, self) { screen in screen.trip.sheet = .nights }
        present(trip, \.sheet) { screen, _ in NightsScreen(screen.trip) }
    }
}
