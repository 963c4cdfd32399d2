/// __ManyWords__ in memory, which end with the process.
actor __Name__MemoryDataSource: __Name__LocalDataSourceContract {
    private var items: [Int: __Name__DTO] = [:]

    func get__Name__(identifier: Int) -> __Name__DTO? { items[identifier] }

    func save__Name__(_ item: __Name__DTO) { items[item.id] = item }
}
