/// The use cases for the feature's commands.
struct StatisticsContainer: Sendable {
    let countGroups: CountGroupsUseCase
    let chooseItem: ChooseItemUseCase
}

extension StatisticsContainer {
    init(dependencies: StatisticsDependencies) {
        countGroups = CountGroupsUseCase(collections: dependencies.collections)
        chooseItem = ChooseItemUseCase(collections: dependencies.collections)
    }
}
